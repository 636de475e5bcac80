import { productIdParamSchema } from '@bieznik/contract/catalogue/product'
import { productEventSchema } from '@bieznik/contract/catalogue/product-input'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { listProductEvents } from '@/lib/product-api/histories.server'

const params = z.object({ productId: productIdParamSchema })

export const GET = route(
  { role: 'staff', area: 'products', params, reply: z.array(productEventSchema) },
  async ({ params: { productId }, ...who }) => ({ data: await listProductEvents(who, productId) }),
)
