import { z } from 'zod'
import { spacerSchema, tireSchema, wheelSchema } from '../catalogue/product.ts'
import { invoiceSchema } from '../money/invoice.ts'
import { moneyBackSchema } from '../money/money-back.ts'
import { paymentSchema } from '../money/payment.ts'
import { transferDetailsSchema } from '../money/transfer.ts'
import { goodsChangeSchema } from './order-correction.ts'
import { orderItemSchema, orderSchema } from './order.ts'
import { orderStatusSchema } from './order-status.ts'

/** A status that the order was given, and when; who gave it is staff's to know. */
const reachedStatusSchema = z.strictObject({ status: orderStatusSchema, at: z.iso.datetime() })

/** Money that came in. */
const receivedPaymentSchema = z.strictObject({
  ...paymentSchema.pick({ amount: true, usd: true, provider: true }).shape,
  at: z.iso.datetime(),
})

/** Pieces that came back on one day. */
const goodsBackSchema = z.strictObject({
  at: z.iso.datetime(),
  lines: z.array(
    z.strictObject({ ...orderItemSchema.pick({ id: true, title: true }).shape, pieces: z.int().min(1) }),
  ),
})

/** A statement that came from the address of the order; those from other addresses are not named. */
const orderStatementSchema = z.strictObject({
  kind: z.enum(['withdrawal', 'complaint']),
  /** `W-000042` or `R-000042`. */
  number: z.string(),
  at: z.iso.datetime(),
})

const pictured = { id: true, productType: true, url: true } as const

/** What a product of the order is drawn from today, and where its page is; the rest of it is left out. */
const picturedProductSchema = z.discriminatedUnion('productType', [
  z.object(
    tireSchema.pick({ ...pictured, width: true, profile: true, diameter: true, protector: true }).shape,
  ),
  z.object(
    wheelSchema.pick({
      ...pictured,
      title: true,
      typeOfWheel: true,
      color: true,
      diameter: true,
      width: true,
      boltSpacing: true,
      centralBoreDiameter: true,
    }).shape,
  ),
  z.object(
    spacerSchema.pick({
      ...pictured,
      boltDistance: true,
      boltInfo: true,
      thickness: true,
      boreHub: true,
      boreWheel: true,
    }).shape,
  ),
])
export type PicturedProduct = z.output<typeof picturedProductSchema>

/** An order with all that happened to it, as its buyer sees it: signed in, or by the signed link. */
export const ownOrderSchema = z.strictObject({
  ...orderSchema.omit({ userId: true, firstAndLastName: true }).shape,
  /** Of a company; null: none was given. */
  taxId: z.string().nullable(),
  /** What it became since it was placed, oldest first, also what was taken back. */
  statuses: z.array(reachedStatusSchema),
  payments: z.array(receivedPaymentSchema),
  /** What was corrected of its goods, oldest first. */
  corrections: z.array(goodsChangeSchema),
  goodsBack: z.array(goodsBackSchema),
  statements: z.array(orderStatementSchema),
  /** What of its money went back, or is on its way, oldest first; absent: nothing. */
  moneyBack: z.array(moneyBackSchema).optional(),
  /** Invoice and corrections, oldest first, without whom they name. */
  invoices: z.array(invoiceSchema.pick({ id: true, number: true, kind: true, issuedOn: true, gross: true })),
  /** How what is due is paid by bank transfer; absent: it is not. */
  transfer: transferDetailsSchema.optional(),
  /** Those of its lines. */
  products: z.array(picturedProductSchema),
})
export type OwnOrder = z.output<typeof ownOrderSchema>
