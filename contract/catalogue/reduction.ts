import { z } from 'zod'
import { moneySchema } from '../money/money.ts'
import { priceInput } from './field-rules.ts'

/** `ended`: by itself, early, or because the regular price fell below it. `canceled`: it never began. */
const reductionStates = ['planned', 'in_force', 'ended', 'canceled'] as const

/** A lower price for a time, as staff see it. */
export const reductionSchema = z.strictObject({
  id: z.int().min(1),
  price: moneySchema,
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  state: z.enum(reductionStates),
  /** The lowest price of the thirty days before it; null: it has not begun. */
  lowestPrice: moneySchema.nullable(),
})
export type Reduction = z.output<typeof reductionSchema>

/** A price that was in force from this moment on. */
const pricePointSchema = z.strictObject({
  price: moneySchema,
  since: z.iso.datetime(),
  /** Whether it was the price of a reduction. */
  isReduced: z.boolean(),
})

/** The history of a product's prices, oldest first, and its reductions, the one that begins last first. */
export const productPricesSchema = z.strictObject({
  prices: z.array(pricePointSchema),
  reductions: z.array(reductionSchema),
})
export type ProductPrices = z.output<typeof productPricesSchema>

const moment = z.iso.datetime('time_invalid')

/** What staff plan. `from` that is null or over is now. */
export const planReductionSchema = z
  .strictObject({ price: priceInput, from: moment.nullable(), to: moment })
  // What is no time is refused by itself.
  .refine(({ from, to }) => from === null || !(Date.parse(from) >= Date.parse(to)), {
    path: ['to'],
    error: 'reduction_ends_first',
  })
export type PlanReduction = z.output<typeof planReductionSchema>

/** `seen` is the reduction as it was; when it is no longer so, the change is refused. */
export const changeReductionSchema = planReductionSchema.safeExtend({
  seen: reductionSchema.pick({ price: true, startsAt: true, endsAt: true }),
})
export type ChangeReduction = z.output<typeof changeReductionSchema>
