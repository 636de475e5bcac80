import { changeStockSchema } from '@bieznik/contract/product-input'
import { managedProductSchema } from '@bieznik/contract/product'
import { productParamsSchema } from '@/lib/admin-products/product-params'
import { route } from '@/lib/http/route.server'
import { changeStock } from '@/lib/product-api/managed-products.server'

export const PATCH = route(
  {
    role: 'staff',
    area: 'stock',
    params: productParamsSchema,
    body: changeStockSchema,
    reply: managedProductSchema,
  },
  async ({ params, body, ...who }) => ({ data: await changeStock(who, params.productId, body) }),
)
