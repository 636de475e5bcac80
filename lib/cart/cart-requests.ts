import { quantitySchema } from '@bieznik/contract/selling/cart'
import { productIdSchema } from '@bieznik/contract/catalogue/product'
import { z } from 'zod'

export const addItemSchema = z.strictObject({
  productId: productIdSchema,
  quantity: quantitySchema.default(1),
})

export const changeItemSchema = z.strictObject({ quantity: quantitySchema })
