import { z } from 'zod'
import { moneySchema } from '../money/money.ts'
import { listKinds } from './facets.ts'
import { productSchema, productTypeSchema } from './product.ts'

/** Everyday words that the search understands, each by the first fact that it stands for (`product-api/src/catalogue/search/dictionary.ts`). */
export const searchMeanings = [
  'condition_new',
  'condition_retreaded',
  'season_winter',
  'season_summer',
  'season_allseason',
  'snow_ms',
  'use_passenger',
  'use_truck',
  'use_4X4',
  'tread_mt',
  'tread_at',
  'tread_ht',
  'tread_xt',
  'tread_bruk',
  'mark_c',
  'mark_xl',
  'mark_lt',
  'material_steel',
  'material_aluminium',
  'color_black',
  'color_silver',
  'color_white',
  'color_graphite',
  'color_anthracite',
  'color_bronze',
  'finish_matt',
  'finish_gloss',
  'finish_polished',
  'system_through',
  'system_bolt_on',
] as const

/** What was made of a text that was searched for. */
export const understoodSchema = z.strictObject({
  kinds: z.array(productTypeSchema),
  /** Of a tire, as lists write it, `195/80 R15`; null: no whole size was typed. */
  size: z.string().nullable(),
  meanings: z.array(z.enum(searchMeanings)),
  /** Names and numbers that were found, folded. */
  words: z.array(z.string()),
  /** What the products found cost, where the text says it; PLN. */
  price: z.strictObject({ from: moneySchema.optional(), to: moneySchema.optional() }).optional(),
  /** What no product has, or none that has the rest: the products found are without it. */
  unknown: z.array(z.string()),
  /** Where no size was typed: the sizes that most of the tires found have. */
  sizes: z.array(z.string()),
})
export type Understood = z.output<typeof understoodSchema>

/** The reply of `GET /api/search`: how the text was read, and how much was found. */
export const searchReplySchema = z.strictObject({
  total: z.int().min(0),
  /** How many of each kind were found; none of what was not. */
  kinds: z.array(z.strictObject({ kind: z.enum(listKinds), count: z.int().min(1) })),
  understood: understoodSchema,
})
export type SearchReply = z.output<typeof searchReplySchema>

/** A text that was searched for in vain, and how often. */
export const searchMissSchema = z.strictObject({
  text: z.string(),
  times: z.int().min(1),
  lastAt: z.iso.datetime(),
})
export type SearchMiss = z.output<typeof searchMissSchema>

/** How many products are suggested while somebody types. */
export const SUGGESTED_PRODUCTS = 5

/** The reply of `GET /api/search/suggestions`: what the text typed so far finds. */
export const suggestionsSchema = searchReplySchema.pick({ total: true }).extend({
  products: z.array(productSchema),
  /** The sizes that most of the tires found have, `195/80 R15`. */
  sizes: z.array(z.string()),
  /** The text asks for more than tires or a size, and the sizes are those of what it finds. */
  isNarrowed: z.boolean(),
})
