import { z } from 'zod'
import { extraKinds } from './extra-kinds.ts'

export const extraKindSchema = z.enum(extraKinds)

/** What the buyer asked for within the price of the goods. */
export const orderExtraSchema = z.strictObject({
  kind: extraKindSchema,
  /** Which rings or bolts, as the trade writes them: `66.6 × 57.1`, `M14x1.5, 38 mm`; empty of an assembly. */
  detail: z.string(),
})
export type OrderExtra = z.output<typeof orderExtraSchema>
