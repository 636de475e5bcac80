'use client'

import type { ProblemCode } from '@bieznik/contract/problem'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useMessages, useTranslations } from 'next-intl'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { isBeingTyped } from '@/components/ui/is-being-typed'
import { useForm } from '@/components/ui/use-form'
import { accountQuery } from '@/lib/account/account-queries'
import { useAuth } from '@/lib/auth/use-auth'
import { prefillOf } from '@/lib/checkout/prefill'
import { forgetContactDraft, storeContactDraft, readContactDraft } from '@/lib/contact/contact-draft'
import { contactMessageSchema, type ContactMessage } from '@/lib/contact/contact-message'
import { isRobotSign } from '@/lib/contact/robot-sign'
import { sendContact } from '@/lib/contact/send-contact'
import { ProblemError, problemCodeOf } from '@/lib/http/problem-error'
import { isMessageKey } from '@/lib/i18n/is-message-key'

/** What became of a message. `suspected`: refused as a robot's, which the next attempt is not. */
export type Outcome = 'sent' | 'suspected' | ProblemCode

const EMPTY: ContactMessage = { from_name: '', from_email: '', phone: '', message: '' }

const FIELDS = ['from_name', 'from_email', 'phone', 'message'] as const

/** The form with what this tab has kept of it and what is known of the person; nothing that was typed is overwritten. */
export function useContactForm() {
  const language = useLocale()
  const t = useTranslations('contact_form.errors')
  const { errors } = useMessages().contact_form
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  /** A field that only robots see. */
  const trap = useRef<HTMLInputElement>(null)
  const form = useForm({
    id: 'contact',
    schema: contactMessageSchema,
    defaultValues: EMPTY,
    fields: FIELDS,
    errorText: (key) => (isMessageKey(errors, key) ? t(key) : undefined),
    send: async (message) => {
      await sendContact({ ...message, language, trap: trap.current?.value ?? '', openFor: openFor() })
      forget()
      setOutcome('sent')
    },
    failureText: (error, refused) => {
      if (isSuspected(error)) suspect()
      else if (refused.length === 0) setOutcome(problemCodeOf(error))
      return null
    },
  })
  const openFor = useDraft(form)
  usePrefill(form)

  function suspect(): void {
    if (trap.current) trap.current.value = ''
    setOutcome('suspected')
  }

  function forget(): void {
    form.reset(EMPTY)
    forgetContactDraft()
  }

  return { form, trap, outcome, acknowledge: () => setOutcome(null), forget }
}

const isSuspected = (error: unknown): boolean =>
  error instanceof ProblemError && error.fields.some(({ path }) => isRobotSign(path))

type ContactForm = Pick<UseFormReturn<ContactMessage>, 'getValues' | 'setValue' | 'subscribe'>

/** Tells for how long somebody has had the form open, in milliseconds; loading the page again does not end it. */
function useDraft({ getValues, setValue, subscribe }: ContactForm): () => number {
  const openSince = useRef(0)
  const openFor = useCallback(() => Math.round(performance.now() - openSince.current), [])
  useEffect(() => {
    const draft = readContactDraft()
    openSince.current = performance.now() - (draft?.openFor ?? 0)
    for (const field of FIELDS) if (draft?.[field] && !getValues(field)) setValue(field, draft[field])
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => storeContactDraft({ ...values, openFor: openFor() }),
    })
  }, [getValues, setValue, subscribe, openFor])
  return openFor
}

/** Fills in what is known of somebody who is signed in; without it nothing is lacking. */
function usePrefill({ getValues, setValue }: ContactForm): void {
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
