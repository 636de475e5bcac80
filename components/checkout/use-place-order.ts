'use client'

import type { ExtraKind } from '@bieznik/contract/selling/extra-kinds'
import type { Grosze } from '@bieznik/contract/money/money'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import type { CheckoutForm } from '@/lib/checkout/checkout-form'
import { beginAttempt, forgetAttempt } from '@/lib/checkout/order-attempt'
import { orderOfForm } from '@/lib/checkout/order-of-form'
import { outcomeOf } from '@/lib/checkout/outcome'
import { problemCodeOf } from '@/lib/http/problem-error'
import { placeOrderMutation } from '@/lib/orders/order-queries'
import { useLeave } from './use-leave'

/** Places the order at the total that the buyer sees, then goes on to the orders or to the payment; throws what the buyer can do something about. */
export function usePlaceOrder(uid: string, offeredExtras: readonly ExtraKind[]) {
  const t = useTranslations()
  const locale = useLocale()
  const { toOrders, toPlaced, toSignIn } = useLeave()
  const mutation = useMutation(placeOrderMutation(useQueryClient(), uid))

  async function place(values: CheckoutForm, total: Grosze): Promise<void> {
    try {
      const order = await mutation.mutateAsync(
        beginAttempt(uid, orderOfForm(values, total, locale, offeredExtras)),
      )
      toPlaced(order)
    } catch (error) {
      const outcome = outcomeOf(error)
      if (outcome === 'placed_before') return toOrders('earlier')
      if (outcome === 'signed_out') return toSignIn('authentication_required')
      if (outcome === 'refused') forgetAttempt()
      throw error
    }
  }

  function whyNot(error: unknown): string {
    switch (outcomeOf(error)) {
      case 'no_identity':
        return t('checkout.authentication_error')
      case 'unknown':
        return `${t('checkout.failed')} ${t('checkout.sent_once')}`
      default:
        return t(`errors.${problemCodeOf(error)}`)
    }
  }

  return { place, whyNot, isPlacing: mutation.isPending || mutation.isSuccess }
}
