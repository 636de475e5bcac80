import { z } from 'zod'
import { spacerSchema, tireSizeSchema, wheelSchema } from './product.ts'

const count = z.int().min(0)

/** How far back is looked for what people buy most. */
export const POPULAR_DAYS = 180

/** What there is on sale of one tire size. */
export const tireSizeOnSaleSchema = tireSizeSchema.extend({
  protectors: z.array(z.string()),
  manufacturers: z.array(z.string()),
  /** How many tires there are for each season. */
  seasons: z.strictObject({ summer: count, winter: count, allseason: count }),
  /** How many of them are no retreads; left out: none is. */
  newTires: count.optional(),
  /** Whether at least one tire is in stock. */
  inStock: z.boolean(),
  /** Pieces that were ordered within `POPULAR_DAYS` and not canceled. */
  sold: count,
})
export type TireSizeOnSale = z.output<typeof tireSizeOnSaleSchema>

/** Measures that at least one wheel on sale has. */
export const wheelFitSchema = wheelSchema.pick({
  diameter: true,
  boltSpacing: true,
  width: true,
  centralBoreDiameter: true,
})
export type WheelFit = z.output<typeof wheelFitSchema>

/** Measures that at least one spacer on sale has. */
export const spacerFitSchema = spacerSchema.pick({ boltDistance: true, thickness: true })
export type SpacerFit = z.output<typeof spacerFitSchema>
