'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Loading } from '@/components/ui/loading'
import { forgetAttempt, type OrderAttempt } from '@/lib/checkout/order-attempt'
import { outcomeOf } from '@/lib/checkout/outcome'
import { placeOrderMutation } from '@/lib/orders/order-queries'
import { EmptyCart } from './empty-cart'
import { useLeave } from './use-leave'

interface ResumeOrderProps {
  uid: string
  /** What was sent and had no response. */
  attempt: OrderAttempt
}

/**
 * The cart is empty and an order has had no response: most likely it was placed. Sending the same order under
 * the same key returns what became of it, and never places a second one.
 */
export function ResumeOrder({ uid, attempt }: ResumeOrderProps) {
  const t = useTranslations('checkout')
  const { toOrders, toPlaced, toSignIn } = useLeave()
  const ask = useMutation(placeOrderMutation(useQueryClient(), uid))
  const [isRefused, setRefused] = useState(false)
  const isAsked = useRef(false)

  function settle(error: unknown): void {
    const outcome = outcomeOf(error)
    if (outcome === 'placed_before') return toOrders('earlier')
    if (outcome === 'signed_out') return void toSignIn('authentication_required')
    if (outcome !== 'refused') return
    forgetAttempt()
    setRefused(true)
  }

  function find(): void {
    ask.mutate(attempt, { onSuccess: toPlaced, onError: settle })
  }

  const findOnce = useEffectEvent(() => {
    if (isAsked.current) return
    isAsked.current = true
    find()
  })
  useEffect(() => findOnce(), [])

  if (isRefused) return <EmptyCart />
  if (!ask.isError) return <Loading>{t('finding_order')}</Loading>
  return (
    <EmptyState
      role="alert"
      title={t('order_unknown')}
      action={<Button onClick={find}>{t('find_order')}</Button>}
    >
      {t('sent_once')}
    </EmptyState>
  )
}
