'use client'

import type { Grosze } from '@bieznik/contract/money/money'
import { useQueryClient } from '@tanstack/react-query'
import { useLocale } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { cartQuery } from '@/lib/cart/cart-queries'
import { logFailure } from '@/lib/log/browser'
import { beginPayment, forgetPayment, storeApproval, unsettledOrder } from '@/lib/payment/payment-attempt'
import { askForPayment, capturePayment } from '@/lib/payment/payment-calls'
import { outcomeOfFailure, outcomeOfPayment, type PaymentOutcome } from '@/lib/payment/payment-outcome'
import { paymentsOf } from '@/lib/payment/payment-queries'
import { refetchQueries } from '@/lib/query/refetch-queries'

/**
 * Where a payment is, on top of how it went:
 *
 * - `ready`: nothing has happened yet.
 * - `asking`: the buyer is at the provider.
 * - `settling`: approved; the money is being taken.
 * - `cancelled`: the buyer turned back.
 * - `failed`: it could not even be begun, or the provider's button broke; nothing was charged.
 */
export type PaymentPhase =
  | PaymentOutcome
  | { kind: 'ready' | 'asking' | 'settling' | 'cancelled' }
  | { kind: 'failed'; ofProvider?: string | undefined }

interface Options {
  uid: string
  onPaid: () => void
}

/** One payment after another, each made once however often something is pressed, loaded again or repeated. */
export function useWalletPayment({ uid, onPaid }: Options) {
  const client = useQueryClient()
  const language = useLocale()
  const [phase, setPhase] = useState<PaymentPhase>({ kind: unsettledOrder(uid) ? 'settling' : 'ready' })
  /** The provider's button reports what we refuse as its own failure; it is shown once. */
  const isTold = useRef(false)

  function tell(outcome: PaymentOutcome): void {
    isTold.current = true
    // Who hears nothing asks again under the same key.
    if (outcome.kind !== 'unknown') forgetPayment()
    setPhase(outcome)
    if (outcome.kind === 'paid') return onPaid()
    void refetchQueries(client, cartQuery(uid))
    void refetchQueries(client, { queryKey: paymentsOf(uid) })
  }

  /** The provider's order for this total, for the buyer to approve. Rejects when there is none. */
  async function begin(total: Grosze): Promise<string> {
    isTold.current = false
    setPhase({ kind: 'asking' })
    const payment = await askOnce(total)
    if (payment.state === 'created') return payment.walletOrderId
    tell(outcomeOfPayment(payment))
    throw new Error('this payment has come to its end already')
  }

  async function askOnce(total: Grosze) {
    try {
      const payment = await askForPayment(uid, { expectedTotal: total, language }, beginPayment(uid, total))
      if (payment.state !== 'refused' && payment.state !== 'refunded') return payment
      forgetPayment()
      return await askForPayment(uid, { expectedTotal: total, language }, beginPayment(uid, total))
    } catch (error) {
      const outcome = outcomeOfFailure(error)
      tell(outcome)
      // Nothing was approved, so nothing can have been charged.
      if (outcome.kind === 'unknown') setPhase({ kind: 'failed' })
      throw error
    }
  }

  /** Takes the money of what was approved. Never rejects: the result is shown here. */
  async function settle(walletOrderId: string): Promise<void> {
    setPhase({ kind: 'settling' })
    try {
      tell(outcomeOfPayment(await capturePayment(uid, walletOrderId)))
    } catch (error) {
      tell(outcomeOfFailure(error))
    }
  }

  async function approve(walletOrderId: string): Promise<void> {
    storeApproval(uid, walletOrderId)
    await settle(walletOrderId)
  }

  function resume(): void {
    const unsettled = unsettledOrder(uid)
    if (unsettled) void settle(unsettled)
  }

  function fail(error: Record<string, unknown>): void {
    logFailure('the provider’s button failed', error['message'])
    if (isTold.current) return
    const { message } = error
    setPhase({ kind: 'failed', ofProvider: typeof message === 'string' ? message : undefined })
  }

  const isResumed = useRef(false)
  const resumeOnce = useEffectEvent(() => {
    if (isResumed.current) return
    isResumed.current = true
    resume()
  })
  useEffect(() => resumeOnce(), [])

  return { phase, begin, approve, cancel: () => setPhase({ kind: 'cancelled' }), fail, resume }
}
