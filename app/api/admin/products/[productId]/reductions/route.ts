import { planReductionSchema, productPricesSchema } from '@bieznik/contract/reduction'
import { productParamsSchema } from '@/lib/admin-products/product-params'
import { route } from '@/lib/http/route.server'
import { getProductPrices, planReduction } from '@/lib/product-api/reductions.server'

export const GET = route(
  { role: 'staff', area: 'products', params: productParamsSchema, reply: productPricesSchema },
  async ({ params, ...who }) => ({ data: await getProductPrices(who, params.productId) }),
)

export const POST = route(
  { role: 'staff', params: productParamsSchema, body: planReductionSchema, reply: productPricesSchema },
  async ({ params, body, ...who }) => ({ data: await planReduction(who, params.productId, body) }),
)
