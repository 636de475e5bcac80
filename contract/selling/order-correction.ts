import { z } from 'zod'
import { emailSchema } from '../people/email.ts'
import { moneySchema } from '../money/money.ts'
import { orderIdSchema } from './order-id.ts'
import { orderStatusSchema, type OrderStatus } from './order-status.ts'
import { phoneSchema } from '../people/phone.ts'
import { productIdSchema } from '../catalogue/product.ts'
import { typedCode, typedLine } from '../platform/typed-text.ts'

/* What staff correct of an order that is there: contact and address, lines, quantities and prices, always with a reason. */

export const MAX_REASON_LENGTH = 300
/** More than a cart takes: a buyer who wants so many calls. */
export const MAX_CORRECTED_QUANTITY = 100
/** How many lines an order has at most after a correction. */
export const MAX_CORRECTED_LINES = 100

/** Why, in words that the buyer reads. */
export const reasonSchema = typedLine(MAX_REASON_LENGTH).min(3)

/** Who is reached and how; `recipient`, `recipientPhone` and `courierNote` may be taken away. */
const contactShape = { email: emailSchema(), phone: phoneSchema() }
const destinationShape = {
  name: typedLine(200),
  address: typedLine(200),
  city: typedLine(100),
  postCode: typedCode(20),
  country: typedLine(60),
  recipient: typedLine(120).nullable(),
  recipientPhone: phoneSchema().nullable(),
  courierNote: typedLine(300).nullable(),
}

export const contactFields = ['email', 'phone'] as const
export const destinationFields = [
  'name',
  'address',
  'city',
  'postCode',
  'country',
  'recipient',
  'recipientPhone',
  'courierNote',
] as const
export const correctedFields = [...contactFields, ...destinationFields] as const
export type CorrectedField = (typeof correctedFields)[number]

/** What may be corrected while an order has this status. `price`: `lower` is a price reduction, which needs no one's consent. */
type Correctable = { contact: boolean; destination: boolean; lines: boolean; price: 'any' | 'lower' | 'none' }

const beforeItLeaves: Correctable = { contact: true, destination: true, lines: true, price: 'any' }
const afterItLeft: Correctable = { contact: true, destination: false, lines: false, price: 'lower' }

export const correctable: Record<OrderStatus, Correctable> = {
  Pending: beforeItLeaves,
  'In Processing': beforeItLeaves,
  Sent: afterItLeft,
  Delivered: afterItLeft,
  Canceled: { contact: false, destination: false, lines: false, price: 'none' },
}

const quantitySchema = z.int().min(1).max(MAX_CORRECTED_QUANTITY)

export const correctOrderSchema = z.strictObject({
  /** The order as the caller saw it; when it is no longer so, nothing is corrected. */
  seen: z.strictObject({
    status: orderStatusSchema,
    /** The id of its last correction; null: there was none. */
    correction: orderIdSchema.nullable(),
  }),
  reason: reasonSchema,
  /** Those that change. */
  fields: z
    .strictObject({ ...contactShape, ...destinationShape })
    .partial()
    .default({}),
  /** Lines that change. */
  lines: z
    .array(
      z.strictObject({
        itemId: orderIdSchema,
        /** null: the line is canceled. */
        quantity: quantitySchema.nullable(),
        /** Per piece; left out: as it is. */
        price: moneySchema.optional(),
      }),
    )
    .max(MAX_CORRECTED_LINES)
    .default([]),
  /** Products that are added, at the price of this moment. */
  added: z
    .array(z.strictObject({ productId: productIdSchema, quantity: quantitySchema }))
    .max(MAX_CORRECTED_LINES)
    .default([]),
})
export type CorrectOrder = z.output<typeof correctOrderSchema>

const lineStateSchema = z.strictObject({ quantity: z.int().min(1), price: moneySchema })

/** A line before and after; null: it was not there, or is not any more. */
const lineChangeSchema = z.strictObject({
  itemId: orderIdSchema,
  title: z.string(),
  before: lineStateSchema.nullable(),
  after: lineStateSchema.nullable(),
})
export type LineChange = z.output<typeof lineChangeSchema>

const fieldChangeSchema = z.strictObject({
  field: z.enum(correctedFields),
  before: z.string().nullable(),
  after: z.string().nullable(),
})
export type FieldChange = z.output<typeof fieldChangeSchema>

/** One correction as the history of the order has it. */
export const orderCorrectionSchema = z.strictObject({
  id: orderIdSchema,
  /** null: the buyer canceled a line. */
  reason: z.string().nullable(),
  fields: z.array(fieldChangeSchema),
  lines: z.array(lineChangeSchema),
  /** What the order came to before and after. */
  totalBefore: moneySchema,
  totalAfter: moneySchema,
  /** uid */
  doneBy: z.string(),
  doneAt: z.iso.datetime(),
})
export type OrderCorrection = z.output<typeof orderCorrectionSchema>

/** What the order's own page shows of a correction: the goods. Who made it, and why, is staff's to know. */
export const goodsChangeSchema = orderCorrectionSchema.pick({
  id: true,
  lines: true,
  totalBefore: true,
  totalAfter: true,
  doneAt: true,
})
export type GoodsChange = z.output<typeof goodsChangeSchema>

/** Those of the corrections that changed goods, without who made them and why. */
export const goodsChangesOf = (corrections: readonly OrderCorrection[]): GoodsChange[] =>
  corrections
    .filter(({ lines }) => lines.length > 0)
    .map(({ id, lines, totalBefore, totalAfter, doneAt }) => ({ id, lines, totalBefore, totalAfter, doneAt }))
