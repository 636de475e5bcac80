'use client'

import { useLocale } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { ProblemError } from '@/lib/http/problem-error'
import { payByBlik, type OrderPayer } from '@/lib/payment/order-payment-calls'

/** How long the app of a bank lets its owner confirm, and somewhat more. */
const CONFIRM_MS = 150_000

/**
 * - `form`: a code can be typed in.
 * - `waiting`: the bank asks in its app.
 * - `late`: the payment timed out, or the bank refused it and the provider sent no notification of it.
 * - `elsewhere`: codes are taken on the provider's page alone.
 */
export type BlikStep = 'form' | 'waiting' | 'late' | 'elsewhere'

/**
 * The way of a BLIK code from the form to the app of the bank. Whether it was paid or refused, the order's payment says, as of `askedAt` in
 * milliseconds.
 */
export function useBlik(payer: OrderPayer) {
  const language = useLocale()
  const [step, setStep] = useState<BlikStep>('form')
  const [askedAt, setAskedAt] = useState(0)
  const tried = useRef<{ code: string; key: string }>(null)

  useEffect(() => {
    if (step !== 'waiting') return
    const timer = setTimeout(() => setStep('late'), CONFIRM_MS)
    return () => clearTimeout(timer)
  }, [step])

  /** Throws what is wrong with the code as an error of its field. The same code without a response is the same try. */
  async function send(code: string): Promise<void> {
    if (tried.current?.code !== code) tried.current = { code, key: crypto.randomUUID() }
    const outcome = await payByBlik(payer, { code, language, key: tried.current.key })
    tried.current = null
    setAskedAt(Date.now())
    if (outcome === 'waiting' || outcome === 'elsewhere') return setStep(outcome)
    throw new ProblemError('invalid_request', outcome, { fields: [{ path: 'code', message: outcome }] })
  }

  return { step, askedAt, send, tryAgain: () => setStep('form') }
}
