import { z } from 'zod'
import { manufacturerSchema } from './manufacturer.ts'
import { productOpinionsSchema } from '../care/opinion.ts'
import { productSchema } from './product.ts'

/** What a product's page shows, in one reply. */
export const productPageSchema = z.strictObject({
  product: productSchema,
  /** null: the product does not say who made it. */
  maker: manufacturerSchema.nullable(),
  /** The newest one, in the language asked for if there is one, with the count and the average of all. */
  opinions: productOpinionsSchema,
})
export type ProductPage = z.output<typeof productPageSchema>
