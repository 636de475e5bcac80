import { productEventSchema } from '@bieznik/contract/product-input'
import { z } from 'zod'
import { productParamsSchema } from '@/lib/admin-products/product-params'
import { route } from '@/lib/http/route.server'
import { listProductEvents } from '@/lib/product-api/managed-products.server'
import { withNames } from '@/lib/user-records/people-names.server'

export const GET = route(
  { role: 'staff', area: 'products', params: productParamsSchema, reply: z.array(productEventSchema) },
  async ({ params, ...who }) => ({ data: await withNames(await listProductEvents(who, params.productId)) }),
)
