import { addMoney, amountDue, grosze, multiplyMoney, type Grosze } from '../money/grosze.ts'

/* How an order stands with its money. The one place that says what is due of it and what is owed; `product-api/src/selling/orders/order-money.ts` says the same in SQL. */

type Lines = readonly { price: Grosze; quantity: number; returned?: number | undefined }[]

interface Counted {
  status: string
  orderItems: Lines
  /** What came in, whatever of it went back since. */
  paid: Grosze
  /** What of it went back, or is on its way. */
  refunded?: Grosze | undefined
}

/** What the pieces come to that have not come back, whatever the order's status. */
export const goodsOf = (orderItems: Lines): Grosze =>
  addMoney(
    ...orderItems.map(({ price, quantity, returned = 0 }) => multiplyMoney(price, quantity - returned)),
  )

/** The value of what was ordered, less what was returned or canceled; 0 for a canceled order. */
export const netValueOf = ({ status, orderItems }: Pick<Counted, 'status' | 'orderItems'>): Grosze =>
  status === 'Canceled' ? grosze(0) : goodsOf(orderItems)

/** The amount due. What was paid is not due again, even after the shop has refunded it. */
export const dueOf = (order: Counted): Grosze => amountDue(netValueOf(order), order.paid)

/** What was paid beyond that value and has not been refunded. */
export const owedOf = (order: Counted): Grosze =>
  grosze(Math.max(0, order.paid - (order.refunded ?? 0) - netValueOf(order)))

/** All that came in went back, or is on its way. */
export const isSentBack = ({ paid, refunded }: Pick<Counted, 'paid' | 'refunded'>): boolean =>
  paid > 0 && (refunded ?? 0) >= paid

/** What is taken from the buyer when the goods are handed over. */
export const dueAtDelivery = ({ typeOfPayment, due }: { typeOfPayment: string; due: Grosze }): Grosze =>
  typeOfPayment === 'payment_at_delivery' ? due : grosze(0)
