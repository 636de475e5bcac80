import { archiveSchema } from '@bieznik/contract/product-input'
import { managedProductSchema } from '@bieznik/contract/product'
import { productParamsSchema } from '@/lib/admin-products/product-params'
import { route } from '@/lib/http/route.server'
import { archiveProduct } from '@/lib/product-api/managed-products.server'

export const PATCH = route(
  { role: 'staff', params: productParamsSchema, body: archiveSchema, reply: managedProductSchema },
  async ({ params, body, ...who }) => ({ data: await archiveProduct(who, params.productId, body.inArchive) }),
)
