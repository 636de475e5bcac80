import { z } from 'zod'
import { bankReversalSchema } from './bank-statement.ts'
import { moneySchema } from './money.ts'
import { orderIdSchema } from '../selling/order-id.ts'
import { paymentMethods } from '../selling/order.ts'
import { orderStatusSchema } from '../selling/order-status.ts'
import { paymentSchema } from './payment.ts'
import { refundSchema } from './refund.ts'

/* Payments that need somebody. Of each list `total` counts all that there are, and only the first are named. */

const orderSchema = z.strictObject({
  orderId: orderIdSchema,
  name: z.string(),
  status: orderStatusSchema,
  orderDate: z.iso.datetime(),
  typeOfPayment: z.enum(paymentMethods),
  total: moneySchema,
  paid: moneySchema,
  due: moneySchema,
  paidUntil: z.iso.date().nullable(),
})
export type AttentionOrder = z.output<typeof orderSchema>

const orderListSchema = z.strictObject({ total: z.int().min(0), orders: z.array(orderSchema) })

const attentionPaymentSchema = z.strictObject({
  payment: paymentSchema,
  /** Of the order's buyer; null: there is no order. */
  name: z.string().nullable(),
})
export type AttentionPayment = z.output<typeof attentionPaymentSchema>

const attentionRefundSchema = z.strictObject({
  refund: refundSchema,
  /** What staff find its payment by at the provider. */
  reference: z.string().nullable(),
  /** null: of a payment that no order has used. */
  orderId: orderIdSchema.nullable(),
  /** Of the order's buyer. */
  name: z.string().nullable(),
})
export type AttentionRefund = z.output<typeof attentionRefundSchema>

const paymentListSchema = z.strictObject({
  total: z.int().min(0),
  payments: z.array(attentionPaymentSchema),
})

export const attentionSchema = z.strictObject({
  /** The bank took back a payment that had been decided on, or one that is not known. */
  reversed: z.strictObject({ total: z.int().min(0), reversals: z.array(bankReversalSchema) }),
  /** Something is due of them before their goods may leave, the oldest last day first. */
  waiting: orderListSchema,
  /** More was paid than they come to. */
  overpaid: orderListSchema,
  /** They are canceled, and their money is still with the shop. */
  canceledPaid: orderListSchema,
  /** What came in is not what was asked for. */
  disputed: paymentListSchema,
  /** Paid for no order yet. */
  notJoined: paymentListSchema,
  /** The provider does not send the money back, cannot at the moment, or has sent no result for a day; the newest last. */
  failedRefunds: z.strictObject({ total: z.int().min(0), refunds: z.array(attentionRefundSchema) }),
})
export type Attention = z.output<typeof attentionSchema>
