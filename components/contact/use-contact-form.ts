'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { isBeingTyped } from '@/components/ui/is-being-typed'
import { useEarlyInput } from '@/components/ui/use-early-input'
import { accountQuery } from '@/lib/account/account-queries'
import { useAuth } from '@/lib/auth/use-auth'
import { prefillOf } from '@/lib/checkout/prefill'
import { forgetContactDraft, keepContactDraft, readContactDraft } from '@/lib/contact/contact-draft'
import { contactMessageSchema, type ContactMessage } from '@/lib/contact/contact-message'
import { contactFields } from './contact-fields'

type ContactFormReturn = UseFormReturn<ContactMessage, unknown, ContactMessage>

const EMPTY: ContactMessage = { from_name: '', from_email: '', phone: '', message: '' }

/** The form with what this tab has kept of it and what is known of the person; nothing that was typed is overwritten. */
export function useContactForm() {
  const form: ContactFormReturn = useForm({
    resolver: zodResolver(contactMessageSchema),
    defaultValues: EMPTY,
    shouldFocusError: false,
  })
  const { form: element, isReady } = useEarlyInput(contactFields, form.setValue)
  const { openFor } = useDraft(form)
  usePrefill(form)

  const forget = useCallback(() => {
    form.reset(EMPTY)
    forgetContactDraft()
  }, [form])
  return { form, element, isReady, openFor, forget }
}

/** `openFor` tells for how long somebody has had the form open, in milliseconds; loading the page again does not end it. */
function useDraft({ getValues, setValue, subscribe }: ContactFormReturn): { openFor: () => number } {
  const openSince = useRef(0)
  const openFor = useCallback(() => Math.round(performance.now() - openSince.current), [])
  useEffect(() => {
    const draft = readContactDraft()
    openSince.current = performance.now() - (draft?.openFor ?? 0)
    for (const field of contactFields) if (draft?.[field] && !getValues(field)) setValue(field, draft[field])
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => keepContactDraft({ ...values, openFor: openFor() }),
    })
  }, [getValues, setValue, subscribe, openFor])
  return { openFor }
}

/** Fills in what is known of somebody who is signed in; without it nothing is lacking. */
function usePrefill({ getValues, setValue }: ContactFormReturn): void {
  const auth = useAuth()
  const person = auth.status === 'signed-in' ? auth.person : null
  const { data: account } = useQuery({
    ...accountQuery(person?.uid ?? ''),
    enabled: person !== null,
    retry: false,
    staleTime: Infinity,
  })
  useEffect(() => {
    if (!person) return
    const { fullname, email, phone } = prefillOf(person, account)
    const known = { from_name: fullname, from_email: email, phone }
    for (const field of ['from_name', 'from_email', 'phone'] as const)
      if (known[field] && !getValues(field) && !isBeingTyped(field)) setValue(field, known[field])
  }, [person, account, getValues, setValue])
}
