import { z } from 'zod'
import { grosze, type Grosze } from '../money/grosze.ts'

/*
 * Arithmetic of price changes. Every step is one of whole numbers, so that the browser, the preview and the change itself come to the
 * same grosz.
 */

/** A price that changes by more than this many tenths is asked about first: a digit may be missing. */
const USUAL_TENTHS = 3

export const isLargePriceChange = (from: Grosze, to: Grosze): boolean =>
  Math.abs(to - from) * 10 > from * USUAL_TENTHS

/** What prices may be made to end with: multiples of `step`, less `less`, both in grosze. */
const endings = {
  exact: { step: 1, less: 0 },
  /** 412,99 */
  grosze_99: { step: 100, less: 1 },
  /** 419,99 */
  zloty_9_99: { step: 1_000, less: 1 },
  /** 412,00 */
  zloty_1: { step: 100, less: 0 },
  /** 415,00 */
  zloty_5: { step: 500, less: 0 },
  /** 410,00 */
  zloty_10: { step: 1_000, less: 0 },
} as const satisfies Record<string, { step: number; less: number }>

export const priceEndingSchema = z.enum([
  'exact',
  'grosze_99',
  'zloty_9_99',
  'zloty_1',
  'zloty_5',
  'zloty_10',
])
export type PriceEnding = z.output<typeof priceEndingSchema>
export const priceEndings = priceEndingSchema.options

/** The nearest price with this ending, of two as near the higher one. Never nothing: below the lowest there is, it is the lowest. */
export function withEnding(amount: number, ending: PriceEnding): Grosze {
  const { step, less } = endings[ending]
  const count = Math.floor((2 * (amount + less) + step) / (2 * step))
  return grosze(Math.max(count, 1) * step - less)
}

/** The lowest price with this ending that is not below the amount. */
export function leastWithEnding(amount: number, ending: PriceEnding): Grosze {
  const { step, less } = endings[ending]
  return grosze(Math.max(Math.ceil((amount + less) / step), 1) * step - less)
}

/** The price changed by tenths of a percent (−125: 12.5 % less), to the grosz, half up. */
export const byPerMille = (from: Grosze, perMille: number): Grosze =>
  grosze(Math.max(1, Math.floor((from * (1_000 + perMille) * 2 + 1_000) / 2_000)))

/** How a new price follows from the one before it. */
export type PriceRule = { perMille: number; ending: PriceEnding }

export const priceBy = ({ perMille, ending }: PriceRule, from: Grosze): Grosze =>
  withEnding(byPerMille(from, perMille), ending)
