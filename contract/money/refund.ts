import { z } from 'zod'
import { goodsReturnSchema } from '../care/goods-return.ts'
import { moneySchema } from './money.ts'
import { MAX_CORRECTED_LINES, MAX_CORRECTED_QUANTITY, reasonSchema } from '../selling/order-correction.ts'
import { orderIdSchema } from '../selling/order-id.ts'
import { paymentProviders } from './payment-providers.ts'
import { withdrawalLineSchema } from '../care/withdrawal.ts'
import { withdrawalStatuses } from '../care/withdrawal-status.ts'

/**
 * - `asked`: the provider was asked for it, or will be.
 * - `done`: the money went.
 * - `rejected`: the provider did not send it after all; it counts for nothing.
 */
export const refundStates = ['asked', 'done', 'rejected'] as const
export type RefundState = (typeof refundStates)[number]

/** Body of a refund: all that is left, the price of pieces of lines, or an amount. */
export const refundOrderSchema = z.strictObject({
  what: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('all') }),
    z.strictObject({
      kind: z.literal('lines'),
      lines: z
        .array(z.strictObject({ itemId: orderIdSchema, pieces: z.int().min(1).max(MAX_CORRECTED_QUANTITY) }))
        .min(1)
        .max(MAX_CORRECTED_LINES),
    }),
    z.strictObject({ kind: z.literal('amount'), amount: moneySchema }),
  ]),
  reason: reasonSchema,
  /** The withdrawal that it pays. */
  withdrawalId: orderIdSchema.nullable().default(null),
  /** The complaint that it pays. */
  complaintId: orderIdSchema.nullable().default(null),
  /** What had been sent back when the caller looked; when it is another amount by now, nothing is sent. */
  seen: moneySchema,
})
export type RefundOrder = z.output<typeof refundOrderSchema>

export const refundSchema = z.strictObject({
  id: z.uuid(),
  amount: moneySchema,
  reason: z.string(),
  state: z.enum(refundStates),
  /** The provider's words of why it has not gone; null: none. */
  problem: z.string().nullable(),
  /** Where it goes back to; null: staff transfer it or hand it over themselves. */
  provider: z.enum(paymentProviders).nullable(),
  withdrawalId: orderIdSchema.nullable(),
  complaintId: orderIdSchema.nullable(),
  /** uid */
  askedBy: z.string(),
  askedAt: z.iso.datetime(),
})
export type Refund = z.output<typeof refundSchema>

/** What staff see of the money and the goods of an order that go back. */
export const orderReturnsSchema = z.strictObject({
  returns: z.array(goodsReturnSchema),
  refunds: z.array(refundSchema),
  /** What came in and has not gone back: no more than this can be sent. */
  refundable: moneySchema,
  /** What has been sent back or asked for. */
  refunded: moneySchema,
  /** What the shop owes the buyer by the order as it is. */
  owed: moneySchema,
  /** Where it goes: back through the provider; by a transfer that staff make; or by their hands, as it came at the delivery. */
  way: z.enum(['provider', 'by_transfer', 'by_hand']),
  withdrawals: z.array(
    z.strictObject({
      id: orderIdSchema,
      status: z.enum(withdrawalStatuses),
      refundDue: z.iso.date(),
      /** null: from the whole contract. */
      lines: z.array(withdrawalLineSchema.extend({ title: z.string() })).nullable(),
      /** Where the buyer wants a refund of cash; null: they gave no account. */
      account: z.string().nullable(),
      /** What it owes, as far as its lines are those of the order; null: staff have to read it. */
      owed: moneySchema.nullable(),
    }),
  ),
  complaints: z.array(
    z.strictObject({
      id: orderIdSchema,
      /** By how much the price was lowered, less what went back for it; null: not at all. */
      owed: moneySchema.nullable(),
    }),
  ),
  /** Whose transfers paid the order, and from which account each came. */
  payers: z.array(z.strictObject({ name: z.string(), account: z.string() })),
})
export type OrderReturns = z.output<typeof orderReturnsSchema>
