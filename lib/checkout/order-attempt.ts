import { orderFormSchema, type OrderForm } from '@bieznik/contract/selling/order-form'
import { z } from 'zod'
import { removeFromTab, readFromTab, writeToTab } from '@/lib/storage/tab-storage'

const KEY = 'bieznik.orderAttempt'

const attemptSchema = z.strictObject({
  version: z.literal(1),
  uid: z.string(),
  /** Under which the order is sent, however often. */
  key: z.uuid(),
  /** The order as it was last sent. */
  order: orderFormSchema,
})

export type OrderAttempt = Pick<z.output<typeof attemptSchema>, 'key' | 'order'>

/** The order that was sent and has had no response yet, also over a reload. */
export function pendingAttempt(uid: string): OrderAttempt | null {
  const attempt = readFromTab(KEY, attemptSchema)
  return attempt?.uid === uid ? attempt : null
}

/**
 * An order is about to be sent. As long as the last one has had no response it keeps that one's key: should that one have
 * gone through unheard, this one is refused instead of being a second order.
 */
export function beginAttempt(uid: string, order: OrderForm): OrderAttempt {
  const key = pendingAttempt(uid)?.key ?? crypto.randomUUID()
  writeToTab(KEY, { version: 1, uid, key, order: z.encode(orderFormSchema, order) })
  return { key, order }
}

/** The order is placed, or the server has said that it is not: the next one is another order. */
export function forgetAttempt(): void {
  removeFromTab(KEY)
}
