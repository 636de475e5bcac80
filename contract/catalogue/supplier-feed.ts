import { z } from 'zod'
import { fileReasons } from './import-reasons.ts'
import { importCountsSchema } from './product-import.ts'

/* Lists that the shop fetches from an address of their supplier, time and again. */

export const feedHours = [1, 3, 6, 12, 24, 168] as const

const MAX_ADDRESS = 2_000

/** Over HTTPS and without a name and password in it, which would stand in logs on the way. */
export function isFeedAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, username, password } = new URL(address)
  return protocol === 'https:' && username === '' && password === ''
}

const percent = z.int('percent_invalid').min(0, 'percent_invalid').max(100, 'percent_invalid')

const feedShape = {
  url: z.string().trim().max(MAX_ADDRESS, 'address_invalid').refine(isFeedAddress, 'address_invalid'),
  everyHours: z.literal(feedHours),
  /** Whether a list is applied by itself within the limits below; otherwise each waits for a person. */
  applies: z.boolean(),
  /** Percent of the lines that may be new or changed. */
  maxChanged: percent,
  /** Percent by which a price may go up or down. */
  maxPriceChange: percent,
}

export const feedInputSchema = z.strictObject(feedShape)
export type FeedInput = z.output<typeof feedInputSchema>

/** Why there is no list, besides what may be wrong with the file: keys of `product_import.feeds.reasons`. */
export const feedReasons = [
  'address_refused',
  'not_found',
  'unreachable',
  'too_large',
  'too_slow',
  'nothing_taken',
  'no_reading',
  'failed',
] as const
export type FeedReason = (typeof feedReasons)[number]

/** `same`: nothing to do. `waiting`: for a person. `outdated`: a later list came before anyone looked. */
const feedOutcomes = ['same', 'waiting', 'applied', 'failed', 'outdated'] as const

export const feedRunSchema = z.strictObject({
  id: z.int(),
  at: z.iso.datetime(),
  outcome: z.enum(feedOutcomes),
  reason: z.enum([...feedReasons, ...fileReasons]).nullable(),
  counts: importCountsSchema.nullable(),
  /** The largest change of a price in percent; null: none changes. */
  largestPriceChange: z.int().nullable(),
  importId: z.int().nullable(),
  /** Of a list that waited. */
  fileName: z.string().nullable(),
})
export type FeedRun = z.output<typeof feedRunSchema>

export const supplierFeedSchema = z.strictObject({
  supplierId: z.int(),
  ...feedShape,
  url: z.string(),
  nextRunAt: z.iso.datetime(),
  /** The last ones, the newest first. */
  runs: z.array(feedRunSchema),
})
export type SupplierFeed = z.output<typeof supplierFeedSchema>
