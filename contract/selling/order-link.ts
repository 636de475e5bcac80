import { z } from 'zod'
import { orderPaymentSchema } from '../money/payment.ts'
import { ownOrderSchema } from './own-order.ts'

/** For how long a link leads to its order: as long as a buyer who was not informed of the right may withdraw (directive 2011/83/EU, article 10). */
export const ORDER_LINK_DAYS = 380

/** Order, end in seconds since 1970, and the hex HMAC-SHA256 of `signedOrder` under `LINK_SECRET`, as the query `link` of a page. */
export const orderLinkSchema = z.string().regex(/^[1-9]\d{0,9}\.\d{9,11}\.[\da-f]{64}$/)

/** When a link ends. */
export const endOfOrderLink = (link: string): Date => new Date(Number(link.split('.')[1]) * 1_000)

/** A link to one's own order; null: the shop signs none. */
export const orderLinkReplySchema = z.strictObject({ link: orderLinkSchema.nullable() })

/**
 * What is signed, so that the signature of this link serves no other purpose. The moment of the order is in it: a backup that is
 * restored takes back numbers, and a later order may get one of them.
 */
export const signedOrder = ({ id, orderDate }: { id: number; orderDate: Date }, expires: number): string =>
  `order:${id}@${orderDate.getTime()}.${expires}`

/** What was signed before the moment was part of it. */
export const signedOrderNumber = (orderId: number, expires: number): string => `order:${orderId}.${expires}`

/** What the holder of a link sees of the order; the e-mail address fills in the forms. */
export const linkedOrderSchema = ownOrderSchema.extend({
  email: z.string(),
  /** What is stored of the payment; null: nothing is to be paid online. */
  payment: orderPaymentSchema.nullable(),
})
export type LinkedOrder = z.output<typeof linkedOrderSchema>
