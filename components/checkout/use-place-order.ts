'use client'

import type { Grosze } from '@bieznik/contract/money'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { orderFormOf, type CheckoutForm } from '@/lib/checkout/checkout-form'
import { currentOrderKey, forgetOrderKey } from '@/lib/checkout/idempotency-key'
import { problemCodeOf } from '@/lib/http/problem-error'
import { getPathname } from '@/lib/i18n/navigation'
import { placeOrderMutation } from '@/lib/orders/order-queries'

/** Places the order at the total that the buyer sees, then goes on to the orders. */
export function usePlaceOrder(uid: string, total: Grosze) {
  const t = useTranslations()
  const locale = useLocale()
  const mutation = useMutation(placeOrderMutation(useQueryClient(), uid))
  const [failure, setFailure] = useState<string | null>(null)

  async function place(form: CheckoutForm): Promise<void> {
    setFailure(null)
    try {
      const order = await mutation.mutateAsync({
        order: orderFormOf(form, total, locale),
        key: currentOrderKey(),
      })
      forgetOrderKey()
      window.location.assign(
        getPathname({ href: { pathname: '/orders', query: { placed: order.id } }, locale }),
      )
    } catch (error) {
      fail(error)
    }
  }

  function fail(error: unknown): void {
    const code = problemCodeOf(error)
    // Refused for what it says: when the buyer has mended that, it is another order under another key.
    if (code === 'idempotency_key_reused') forgetOrderKey()
    const known = code !== 'internal' && code !== 'upstream_failed'
    setFailure(known ? t(`errors.${code}`) : t('checkout.failed'))
  }

  return { place, failure, isPlacing: mutation.isPending || mutation.isSuccess }
}
