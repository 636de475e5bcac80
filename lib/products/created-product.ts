import { productIdSchema } from '@bieznik/contract/catalogue/product'
import { z } from 'zod'

export const createdProductSchema = z.strictObject({ id: productIdSchema })
export type CreatedProduct = z.output<typeof createdProductSchema>
