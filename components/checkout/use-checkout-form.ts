'use client'

import type { DeliveryCountries } from '@bieznik/contract/selling/delivery-countries'
import { useQuery } from '@tanstack/react-query'
import { createContext, use, useEffect, useState } from 'react'
import { isBeingTyped } from '@/components/ui/is-being-typed'
import { useForm, type KitForm } from '@/components/ui/use-form'
import { accountQuery } from '@/lib/account/account-queries'
import type { Person } from '@/lib/auth/auth-state'
import {
  emptyCheckoutForm,
  type CheckoutForm,
  type CheckoutFormInput,
  type checkoutFormSchema,
} from '@/lib/checkout/checkout-form'
import { storeDraft, readDraft } from '@/lib/checkout/draft'
import { checkoutFields, fieldOfOrderPath, steps, type CheckoutField } from '@/lib/checkout/fields'
import { withOfferedCountries } from '@/lib/checkout/offered-countries'
import { knownDelivery, prefillOf, startStep, type KnownBuyer } from '@/lib/checkout/prefill'
import { useCheckoutTexts } from './use-checkout-texts'

export type CheckoutFormReturn = KitForm<CheckoutFormInput, CheckoutForm, CheckoutField>

export const CheckoutFormContext = createContext<CheckoutFormReturn | null>(null)

/** The form that the steps are parts of. */
export function useCheckout(): CheckoutFormReturn {
  const form = use(CheckoutFormContext)
  if (!form) throw new Error('a step of the checkout stands outside its form')
  return form
}

interface Options {
  person: Person
  known: KnownBuyer
  schema: ReturnType<typeof checkoutFormSchema>
  deliveryCountries: DeliveryCountries
  send: (filledIn: CheckoutForm) => Promise<void>
  failureText: (error: unknown, refused: readonly CheckoutField[]) => string
}

/** The form as this tab has kept it, else with what is known of the person; every change of it is kept. */
export function useCheckoutForm({ person, known, schema, deliveryCountries, send, failureText }: Options) {
  const [draft] = useState(() => readDraft(person.uid))
  const [start] = useState(() => (draft ? steps[0] : startStep(known)))
  const form: CheckoutFormReturn = useForm({
    id: 'checkout',
    schema,
    defaultValues: withOfferedCountries(draft ?? newForm(person, known), deliveryCountries),
    fields: checkoutFields,
    ...useCheckoutTexts(),
    send,
    failureText,
    fieldOfPath: fieldOfOrderPath,
  })
  const { subscribe } = form
  usePrefill(form, person, draft === null)

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => storeDraft(person.uid, values),
      }),
    [subscribe, person.uid],
  )

  /**
   * Checks the fields again that were found wrong, so that an error goes as soon as it is corrected; a field without an error
   * is left alone while it is typed in.
   */
  function recheck(): void {
    const wrong = checkoutFields.filter((name) => form.errorOf(name))
    if (wrong.length > 0) void form.trigger(wrong)
  }
  return { ...form, start, field: (name: CheckoutField) => form.field(name, { onChange: recheck }) }
}

function newForm(person: Person, known: KnownBuyer): CheckoutFormInput {
  return {
    ...emptyCheckoutForm,
    ...prefillOf(person, known.account, known.lastOrder),
    deliveryMethod: knownDelivery(known) ?? emptyCheckoutForm.deliveryMethod,
  }
}

const PREFILLED = ['fullname', 'email', 'phone', 'address', 'city', 'zipcode'] as const

/** Fills in a profile that came after the form was shown; nothing that was typed before is overwritten, and without it nothing is lacking. */
function usePrefill(form: CheckoutFormReturn, person: Person, isWanted: boolean): void {
  const { getValues, getFieldState, setValue } = form
  const { data: account } = useQuery({
    ...accountQuery(person.uid),
    enabled: isWanted,
    retry: false,
    staleTime: Infinity,
  })
  useEffect(() => {
    if (!account) return
    const known = prefillOf(person, account)
    const isCompany = getValues('customerType') === 'company'
    for (const field of PREFILLED) {
      const isTyped = getFieldState(field).isDirty || isBeingTyped(field)
      if (!isTyped && known[field] && !(isCompany && field === 'fullname')) setValue(field, known[field])
    }
  }, [account, getValues, getFieldState, setValue, person])
}
