'use client'

import type { Grosze } from '@bieznik/contract/money'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { CheckoutForm } from '@/lib/checkout/checkout-form'
import { fieldOfOrderPath, stepOfField, stepsBefore, type CheckoutField } from '@/lib/checkout/fields'
import { beginAttempt, forgetAttempt } from '@/lib/checkout/order-attempt'
import { orderOfForm } from '@/lib/checkout/order-of-form'
import { outcomeOf } from '@/lib/checkout/outcome'
import { ProblemError, problemCodeOf } from '@/lib/http/problem-error'
import { placeOrderMutation } from '@/lib/orders/order-queries'
import { useLeave } from './use-leave'
import type { CheckoutFormReturn } from './use-steps'

interface Options {
  uid: string
  form: CheckoutFormReturn
  /** Leads to the step that has the field. */
  showField: (field: CheckoutField) => void
}

/** Places the order at the total that the buyer sees, then goes on to the orders. */
export function usePlaceOrder({ uid, form, showField }: Options) {
  const t = useTranslations()
  const locale = useLocale()
  const { toOrders, toSignIn } = useLeave()
  const mutation = useMutation(placeOrderMutation(useQueryClient(), uid))
  const [failure, setFailure] = useState<string | null>(null)

  async function place(values: CheckoutForm, total: Grosze): Promise<void> {
    setFailure(null)
    try {
      const { id } = await mutation.mutateAsync(beginAttempt(uid, orderOfForm(values, total, locale)))
      toOrders(id)
    } catch (error) {
      await fail(error)
    }
  }

  async function fail(error: unknown): Promise<void> {
    const outcome = outcomeOf(error)
    switch (outcome) {
      case 'placed_before':
        return toOrders('earlier')
      case 'signed_out':
        return toSignIn('authentication_required')
      case 'no_identity':
        return setFailure(t('checkout.authentication_error'))
      case 'unknown':
        return setFailure(`${t('checkout.failed')} ${t('checkout.sent_once')}`)
      case 'refused':
        forgetAttempt()
        return refuse(error)
    }
  }

  /** What the server says of a field is shown at the field; the rest above the form. */
  function refuse(error: unknown): void {
    setFailure(t(`errors.${problemCodeOf(error)}`))
    const paths = error instanceof ProblemError ? error.fields.map(({ path }) => path) : []
    const fields = paths.flatMap((path) => fieldOfOrderPath(path) ?? [])
    for (const field of fields) form.setError(field, { message: messageKeyOf(field) })
    const [first] = fields.toSorted(
      (one, other) => stepsBefore(stepOfField(one)).length - stepsBefore(stepOfField(other)).length,
    )
    if (first) showField(first)
  }

  return {
    place,
    failure,
    forgetFailure: () => setFailure(null),
    isPlacing: mutation.isPending || mutation.isSuccess,
  }
}

/** Each field has one message for what is wrong with it, whoever finds it. */
function messageKeyOf(field: CheckoutField): string {
  if (field === 'consentPrivacy') return 'consent_privacy'
  return field === 'consentCommercial' ? 'consent_commercial' : field.replace('alternative.', '')
}
