import { z } from 'zod'
import { requiredLines } from '../catalogue/field-rules.ts'
import { inEach } from '../language.ts'
import { languageSchema } from '../selling/order.ts'
import { orderIdSchema } from '../selling/order-id.ts'
import { productIdSchema } from '../catalogue/product.ts'

/*
 * A product safety recall: which products, who bought them, and what each buyer reads (Regulation (EU) 2023/988, articles 35 and 36). The
 * messages of the rules are keys of `admin_recalls.errors` in the message files.
 */

const MAX_PRODUCTS = 200

/** A day of sale. A year before 2000 is a slip of the hand. */
const saleDay = z.iso.date('day_invalid').regex(/^20/, 'day_invalid')

/** Which sales are concerned: of these products, in orders of these days in Warsaw, both included. */
const scope = z.strictObject({
  productIds: z
    .array(productIdSchema, 'products_required')
    .min(1, 'products_required')
    .max(MAX_PRODUCTS, 'too_many'),
  soldFrom: saleDay.nullable(),
  soldUntil: saleDay.nullable(),
})
export type RecallScope = z.output<typeof scope>

const isForward = ({ soldFrom, soldUntil }: RecallScope): boolean =>
  soldFrom === null || soldUntil === null || soldFrom <= soldUntil
const backwards = { path: ['soldUntil'], error: 'until_before_from' }

export const recallScopeSchema = scope.refine(isForward, backwards)

const inLanguages = z.strictObject(inEach(() => requiredLines(3000, 'text_required')))

const texts = {
  /** What is wrong, and what may happen. */
  hazard: inLanguages,
  /** What to do at once: to stop using it, first of all. */
  action: inLanguages,
  /** What the buyer may choose among: repair, replacement, money back. */
  remedy: inLanguages,
}

const stored = z.strictObject(inEach(() => z.string()))

/** `key`: the same recall that is sent twice is started once. */
export const startRecallSchema = scope.extend({ key: z.uuid(), ...texts }).refine(isForward, backwards)
export type StartRecall = z.output<typeof startRecallSchema>

const count = z.int().min(0)

/** Who bought what is concerned, one row an order. */
export const recallBuyersSchema = z.strictObject({
  orders: z.array(
    z.strictObject({
      id: orderIdSchema,
      day: z.iso.date(),
      name: z.string(),
      /** Empty: an order by phone without an address. */
      email: z.string(),
      phone: z.string(),
      language: languageSchema,
      pieces: count,
    }),
  ),
  /** Different e-mail addresses: so many mails leave. */
  buyers: count,
  /** Orders without an e-mail address, whose buyers have to be called. */
  toCall: count,
  pieces: count,
})
export type RecallBuyers = z.output<typeof recallBuyersSchema>

/** A recall that was started, and what became of its mails. */
export const recallSchema = z.strictObject({
  id: z.int().min(1),
  ...scope.shape,
  hazard: stored,
  action: stored,
  remedy: stored,
  titles: z.array(z.string()),
  /** uid */
  startedBy: z.string(),
  startedAt: z.iso.datetime(),
  mails: z.strictObject({ waiting: count, sent: count, failed: count }),
})
export type Recall = z.output<typeof recallSchema>
