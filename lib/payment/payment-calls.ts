import { walletPayments } from '@bieznik/contract/endpoints/wallet-payments'
import { createPaymentSchema, type CreatePayment, type WalletPayment } from '@bieznik/contract/money/payment'
import { z } from 'zod'
import { callForCartOf } from '@/lib/cart/send-intent'
import { callEndpoint } from '@/lib/http/call-endpoint'
import { problemCodeOf } from '@/lib/http/problem-error'

/** It is not known whether it arrived; both calls may be made again and do once what they do. */
const UNANSWERED = new Set(['unavailable', 'upstream_failed'])

async function twice<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!UNANSWERED.has(problemCodeOf(error))) throw error
    return call()
  }
}

/** Asks the wallet for what the cart comes to. The same key returns the same payment. Throws a `ProblemError`. */
export function askForPayment(uid: string, payment: CreatePayment, key: string): Promise<WalletPayment> {
  return twice(() =>
    callForCartOf(uid, () =>
      callEndpoint(walletPayments.create, { json: z.encode(createPaymentSchema, payment), key }),
    ),
  )
}

/** Takes the money of an order that the buyer has approved; a repeat returns what became of it. Throws a `ProblemError`. */
export function capturePayment(uid: string, walletOrderId: string): Promise<WalletPayment> {
  return twice(() =>
    callForCartOf(uid, () => callEndpoint(walletPayments.capture, { params: { walletOrderId } })),
  )
}
