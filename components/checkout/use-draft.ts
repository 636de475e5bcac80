'use client'

import type { DeliveryCountries } from '@bieznik/contract/delivery-countries'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { zodResolver } from '@hookform/resolvers/zod'
import { isBeingTyped } from '@/components/ui/is-being-typed'
import { accountQuery } from '@/lib/account/account-queries'
import type { Person } from '@/lib/auth/auth-state'
import { emptyCheckoutForm, type checkoutFormSchema } from '@/lib/checkout/checkout-form'
import { keepDraft, readDraft } from '@/lib/checkout/draft'
import { withOfferedCountries } from '@/lib/checkout/offered-countries'
import { prefillOf } from '@/lib/checkout/prefill'
import type { CheckoutFormReturn } from './use-steps'

const PREFILLED = ['fullname', 'email', 'phone', 'address', 'city', 'zipcode'] as const

/** The form as this tab has kept it, else with what is known of the person; every change of it is kept. */
export function useCheckoutForm(
  person: Person,
  schema: ReturnType<typeof checkoutFormSchema>,
  deliveryCountries: DeliveryCountries,
): CheckoutFormReturn {
  const [draft] = useState(() => readDraft(person.uid))
  const form: CheckoutFormReturn = useForm({
    resolver: zodResolver(schema),
    defaultValues: withOfferedCountries(
      draft ?? { ...emptyCheckoutForm, ...prefillOf(person) },
      deliveryCountries,
    ),
    shouldFocusError: false,
  })
  usePrefill(form, person, draft === null)

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(person.uid, values),
      }),
    [form, person.uid],
  )
  return form
}

/** Fills in the profile when it comes; nothing that was typed before is overwritten, and without it nothing is lacking. */
function usePrefill(form: CheckoutFormReturn, person: Person, isWanted: boolean): void {
  const { data: account } = useQuery({
    ...accountQuery(person.uid),
    enabled: isWanted,
    retry: false,
    staleTime: Infinity,
  })
  useEffect(() => {
    if (!account) return
    const known = prefillOf(person, account)
    const isCompany = form.getValues('customerType') === 'company'
    for (const field of PREFILLED) {
      const isTyped = form.getFieldState(field).isDirty || isBeingTyped(field)
      if (!isTyped && known[field] && !(isCompany && field === 'fullname')) form.setValue(field, known[field])
    }
  }, [account, form, person])
}
