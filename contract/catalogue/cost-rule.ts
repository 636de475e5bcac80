import { z } from 'zod'
import { MAX_PLN } from '../money/money.ts'
import { priceEndingSchema } from './price-change.ts'

/* How the shop's prices follow from what a supplier asks for a piece. */

export const costTaxes = ['net', 'gross'] as const

/** Tenths of a percent: a price is four times the cost at most. */
export const MAX_MARKUP = 3_000

const wholeUpTo = (most: number) => z.coerce.number().int().min(0).max(most)

/** Options of an import, as flat as an address has them. */
export const costRuleShape = {
  /** Whether the costs of a list are without VAT or with it. Left out: without. */
  costTax: z.enum(costTaxes).optional(),
  /** Tenths of a percent that are added to the cost. Left out: the list has the prices of the shop. */
  markup: wholeUpTo(MAX_MARKUP).optional(),
  /** Left out: exact. */
  ending: priceEndingSchema.optional(),
  /** What is left of the price of a piece at least, without VAT, in grosze. */
  minimumMargin: wholeUpTo(MAX_PLN * 100).optional(),
  /** With VAT, in grosze. */
  minimumPrice: wholeUpTo(MAX_PLN * 100).optional(),
}

const whole = z.int().optional()

/** The same as it is stored. */
export const storedCostRuleShape = {
  ...costRuleShape,
  markup: whole,
  minimumMargin: whole,
  minimumPrice: whole,
}

const costRuleSchema = z.object(storedCostRuleShape)
export type CostRule = z.output<typeof costRuleSchema>
