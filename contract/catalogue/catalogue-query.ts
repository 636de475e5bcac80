import { z } from 'zod'
import { grosze } from '../money/money.ts'
import { optionalChoice, optionalField } from '../platform/not-given.ts'
import { seasons } from './tire-codes.ts'

/** A measure in a path or a query: plain decimal digits, above zero. */
export const measureParamSchema = z
  .string()
  .regex(/^(?:[1-9]\d{0,3}(?:\.\d{1,2})?|0\.(?:0[1-9]|[1-9]\d?))$/)
  .transform(Number)

/** PLN in a query ("0", "412.5") → grosze. */
export const priceParamSchema = z
  .string()
  .regex(/^\d{1,7}(\.\d{1,2})?$/)
  .transform((pln) => grosze(Math.round(Number(pln) * 100)))

/** No control characters: PostgreSQL refuses NUL. */
const nameParamSchema = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u)

/** The query of `GET /api/tires`: all given values must match; prices include both ends. */
export const tireFilterSchema = z.object({
  width: optionalChoice(measureParamSchema),
  profile: optionalChoice(measureParamSchema),
  diameter: optionalChoice(measureParamSchema),
  season: optionalChoice(z.enum(seasons)),
  /** From 0 is from anywhere, and stays in the addresses of the shop. */
  priceFrom: optionalField(priceParamSchema),
  priceTo: optionalChoice(priceParamSchema),
  manufacturer: optionalChoice(nameParamSchema),
  protector: optionalChoice(nameParamSchema),
})
export type TireFilter = z.output<typeof tireFilterSchema>

/** Number of bolts and bolt circle in a path or a query, for example 5x112 or 5x114.3. */
export const boltCircleParamSchema = z.string().regex(/^\d{1,2}x\d{2,3}(\.\d{1,2})?$/)

/** The query of `GET /api/wheels`: all given values must match. */
export const wheelFilterSchema = z.object({
  diameter: optionalChoice(measureParamSchema),
  boltSpacing: optionalChoice(boltCircleParamSchema),
  width: optionalChoice(measureParamSchema),
  centralBoreDiameter: optionalChoice(measureParamSchema),
})
export type WheelFilter = z.output<typeof wheelFilterSchema>

/** The query of `GET /api/spacers`: all given values must match. */
export const spacerFilterSchema = z.object({
  boltDistance: optionalChoice(boltCircleParamSchema),
  thickness: optionalChoice(measureParamSchema),
})
export type SpacerFilter = z.output<typeof spacerFilterSchema>

export const MAX_SEARCH_LENGTH = 100

/** What is searched for in titles. Blank text is allowed and finds nothing. */
export const searchParamSchema = z
  .string()
  .trim()
  .max(MAX_SEARCH_LENGTH)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u)

/** The number of a page in a query, from 1. */
export const pageNumberSchema = z
  .string()
  .regex(/^[1-9]\d{0,5}$/)
  .transform(Number)

/** With `page` and `pageSize` a list returns that page, with the total in `X-Total-Count`. Pages count from 1. */
export const pageSchema = z.object({
  page: optionalChoice(pageNumberSchema),
  pageSize: optionalChoice(
    z
      .string()
      .regex(/^(?:[1-9]\d?|100)$/)
      .transform(Number),
  ),
})

/** A list answers whole products; with `view=card` what a card shows of each, which is half of it. */
export const listViewSchema = z.object({ view: optionalChoice(z.literal('card')) })

export const TOTAL_COUNT_HEADER = 'x-total-count'

/** PLN: what the first product of the whole list costs, whatever page is asked for. That is the cheapest in stock. */
export const LOWEST_PRICE_HEADER = 'x-lowest-price'
