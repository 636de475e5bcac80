import { purchasePriceSchema } from '@bieznik/contract/numbers'
import { productParamsSchema } from '@/lib/admin-products/product-params'
import { route } from '@/lib/http/route.server'
import { writePurchasePrice } from '@/lib/product-api/numbers.server'

/** What a piece of a product costs the shop. */
export const PUT = route(
  { role: 'staff', params: productParamsSchema, body: purchasePriceSchema, reply: purchasePriceSchema },
  async ({ params, body, ...who }) => ({ data: await writePurchasePrice(who, params.productId, body) }),
)
