import { grosze, type Grosze } from '@bieznik/contract/money/money'
import { walletOrderIdSchema } from '@bieznik/contract/money/payment'
import { z } from 'zod'
import { removeFromTab, readFromTab, writeToTab } from '@/lib/storage/tab-storage'

const KEY = 'bieznik.paymentAttempt'

const attemptSchema = z.strictObject({
  version: z.literal(1),
  uid: z.string(),
  /** Under which the payment is asked for, however often. */
  key: z.uuid(),
  /** Grosze. */
  total: z.int().min(0),
  /** The provider's order that the buyer has approved: its result is not known yet. */
  approved: walletOrderIdSchema.nullable(),
})
type Attempt = z.output<typeof attemptSchema>

function storedAttempt(uid: string): Attempt | null {
  const attempt = readFromTab(KEY, attemptSchema)
  return attempt?.uid === uid ? attempt : null
}

/**
 * The key to ask for a payment of this total with. As long as the last one of the same total has not come to an end it is
 * that one's key, also over a reload: a buyer who asks twice gets the same payment, and pays once.
 */
export function beginPayment(uid: string, total: Grosze): string {
  const last = storedAttempt(uid)
  const key = last?.total === total ? last.key : crypto.randomUUID()
  writeToTab(KEY, { version: 1, uid, key, total, approved: null } satisfies Attempt)
  return key
}

/** The buyer has approved; from now on it may be paid. */
export function storeApproval(uid: string, walletOrderId: string): void {
  const last = storedAttempt(uid) ?? { version: 1, uid, key: crypto.randomUUID(), total: grosze(0) }
  writeToTab(KEY, { ...last, version: 1, approved: walletOrderId } satisfies Attempt)
}

/** The provider's order that was approved and whose outcome is not known here; null: there is none. */
export function unsettledOrder(uid: string): string | null {
  return storedAttempt(uid)?.approved ?? null
}

/** It is paid, or it will not be: the next one is another payment. */
export function forgetPayment(): void {
  removeFromTab(KEY)
}
