import { z } from 'zod'
import { seasons } from './product.ts'

/** What the tires on sale have: each value once, in ascending order. */
export const tireRangeSchema = z.strictObject({
  manufacturers: z.array(z.string()),
  seasons: z.array(z.enum(seasons)),
})
export type TireRange = z.output<typeof tireRangeSchema>
