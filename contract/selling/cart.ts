import { z } from 'zod'
import { MAX_LINE_QUANTITY, maxLineQuantity } from './line-quantity.ts'
import { fieldOr, optionalField } from '../platform/not-given.ts'
import { productCoreSchema, productIdSchema, productSchema } from '../catalogue/product.ts'

export { MAX_LINE_QUANTITY, maxLineQuantity }

export const quantitySchema = z.int().min(1).max(MAX_LINE_QUANTITY)

/** `quantity` may exceed the stock when the stock fell after it was chosen; such a line blocks the order. */
export const cartLineSchema = z.strictObject({
  product: productSchema,
  quantity: quantitySchema,
})
export type CartLine = z.output<typeof cartLineSchema>

export const cartSchema = z.array(cartLineSchema)

/** Body of `POST cart/{userId}/add`. Of the product only the id is believed; the specification sends the whole of it. */
export const addToCartSchema = z.strictObject({
  product: z.union([z.object({ id: productIdSchema }), productCoreSchema.partial().required({ id: true })]),
  quantity: fieldOr(quantitySchema, 1),
})

/** Body of `DELETE cart/{userId}/remove`. The whole line goes, whatever the quantity says. */
export const removeFromCartSchema = z.strictObject({
  productId: productIdSchema,
  quantity: optionalField(quantitySchema),
})
