import { newSpacerSchema } from '@bieznik/contract/catalogue/product-input'
import { createdProductSchema } from '@/lib/products/created-product'
import { route } from '@/lib/http/route.server'
import { createProduct } from '@/lib/product-api/create-product.server'

export const POST = route(
  { role: 'staff', body: newSpacerSchema, reply: createdProductSchema },
  async ({ body, ...who }) => ({ data: await createProduct(who, 'Spacer', body), status: 201 }),
)
