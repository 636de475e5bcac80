import { z } from 'zod'
import { place } from './common-fields.ts'
import { reasonInput } from './field-rules.ts'
import { moneySchema } from '../money/money.ts'
import { priceEndingSchema } from './price-change.ts'
import { productFilterSchema } from './product-input.ts'
import { productIdSchema, productTypeSchema } from './product.ts'

/* Changes of many products at once: first previewed, then applied as they were previewed, and undone as a whole. */

export const MAX_PRODUCTS_AT_ONCE = 1_000

/** Tenths of a percent: a tenth of the price is left at least, and it becomes four times as high at most. */
const LOWEST_PER_MILLE = -900
const HIGHEST_PER_MILLE = 3_000
const perMille = z.int('percent_invalid').min(LOWEST_PER_MILLE, 'percent_invalid')

const moment = z.iso.datetime('time_invalid')

const priceChange = z
  .strictObject({
    what: z.literal('price'),
    perMille: perMille.max(HIGHEST_PER_MILLE, 'percent_invalid'),
    ending: priceEndingSchema,
    reason: reasonInput,
  })
  .refine((change) => change.perMille !== 0 || change.ending !== 'exact', {
    path: ['perMille'],
    error: 'percent_required',
  })

const archiveChange = z.strictObject({
  what: z.literal('archive'),
  inArchive: z.boolean(),
  reason: reasonInput,
})

/** Where products lie in the store; empty: in no place. */
const placeChange = z.strictObject({ what: z.literal('place'), place: place.input, reason: reasonInput })

/** `from` that is null or over is now. */
const reductionChange = z
  .strictObject({
    what: z.literal('reduction'),
    perMille: perMille.max(-1, 'percent_negative'),
    ending: priceEndingSchema,
    from: moment.nullable(),
    to: moment,
  })
  .refine(({ from, to }) => from === null || !(Date.parse(from) >= Date.parse(to)), {
    path: ['to'],
    error: 'reduction_ends_first',
  })

export const bulkChangeSchema = z.discriminatedUnion('what', [
  priceChange,
  archiveChange,
  reductionChange,
  placeChange,
])
export type BulkChange = z.output<typeof bulkChangeSchema>

/** As it was applied: replies have no rules for what people type. */
const appliedChangeSchema = z.discriminatedUnion('what', [
  priceChange.safeExtend({ reason: z.string() }),
  archiveChange.extend({ reason: z.string() }),
  reductionChange,
  placeChange.extend({ reason: z.string(), place: z.string() }),
])

/** Which products: these, or all that the list is narrowed to. */
const targetSchema = z.union([
  z.strictObject({ ids: z.array(productIdSchema).min(1).max(MAX_PRODUCTS_AT_ONCE) }),
  z.strictObject({ filter: productFilterSchema.strict() }),
])

export const previewBulkChangeSchema = z.strictObject({ change: bulkChangeSchema, target: targetSchema })
export type PreviewBulkChange = z.output<typeof previewBulkChangeSchema>

/** Why a product is left out. `changed`: since it was previewed, or since the change that is undone. */
export const leftOutReasons = [
  'unchanged',
  'incomplete',
  'too_much',
  'not_lower',
  'overlaps',
  'changed',
  'gone',
] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

export const previewedProductSchema = z.strictObject({
  id: productIdSchema,
  productType: productTypeSchema,
  /** In the language asked for, or in Polish. */
  title: z.string(),
  /** The regular price. */
  price: moneySchema,
  inArchive: z.boolean(),
  /** Where it lies in the store; empty: in no place. */
  place: z.string(),
  /** The new regular or the reduced price; null: the price stays. */
  to: moneySchema.nullable(),
  /** The lowest price of the thirty days before, which a reduction is shown with; null: it is no reduction. */
  lowestPrice: moneySchema.nullable(),
  /** Null: it will be changed. */
  leftOut: z.enum(leftOutReasons).nullable(),
})
export type PreviewedProduct = z.output<typeof previewedProductSchema>

export const bulkPreviewSchema = z.strictObject({ products: z.array(previewedProductSchema) })

/** The change with what was seen of each product; one that is no longer so is left out. */
export const applyBulkChangeSchema = z.strictObject({
  change: bulkChangeSchema,
  products: z
    .array(
      z.strictObject({
        id: productIdSchema,
        price: moneySchema,
        inArchive: z.boolean(),
        place: z.string().default(''),
      }),
    )
    .min(1)
    .max(MAX_PRODUCTS_AT_ONCE)
    .refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, 'each product once'),
})
export type ApplyBulkChange = z.output<typeof applyBulkChangeSchema>

const leftOutSchema = z.array(
  z.strictObject({
    id: productIdSchema,
    /** Empty of a product that is gone. */
    title: z.string(),
    reason: z.enum(leftOutReasons),
  }),
)
export type LeftOut = z.output<typeof leftOutSchema>[number]

/** `id`: by which it is undone; null: nothing was changed. */
export const appliedBulkChangeSchema = z.strictObject({
  id: z.int().min(1).nullable(),
  changed: z.int().min(0),
  leftOut: leftOutSchema,
})
export type AppliedBulkChange = z.output<typeof appliedBulkChangeSchema>

export const undoneBulkChangeSchema = z.strictObject({ restored: z.int().min(0), leftOut: leftOutSchema })
export type UndoneBulkChange = z.output<typeof undoneBulkChangeSchema>

export const pastBulkChangeSchema = z.strictObject({
  id: z.int().min(1),
  at: z.iso.datetime(),
  /** uid */
  who: z.string(),
  change: appliedChangeSchema,
  changed: z.int().min(0),
  undoneAt: z.iso.datetime().nullable(),
})
export type PastBulkChange = z.output<typeof pastBulkChangeSchema>
