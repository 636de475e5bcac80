import { supplierIdParamSchema } from '@bieznik/contract/supplier'
import { feedInputSchema, supplierFeedSchema } from '@bieznik/contract/supplier-feed'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { removeFeed, saveFeed } from '@/lib/product-api/supplier-feeds.server'

const params = z.object({ supplierId: supplierIdParamSchema })
const reply = z.array(supplierFeedSchema)

export const PUT = route(
  { role: 'staff', params, body: feedInputSchema, reply },
  async ({ params: { supplierId }, body, ...who }) => ({ data: await saveFeed(who, supplierId, body) }),
)

export const DELETE = route({ role: 'staff', params, reply }, async ({ params: { supplierId }, ...who }) => ({
  data: await removeFeed(who, supplierId),
}))
