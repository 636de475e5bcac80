import { supplierIdParamSchema } from '@bieznik/contract/supplier'
import { supplierFeedSchema } from '@bieznik/contract/supplier-feed'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { runFeed } from '@/lib/product-api/supplier-feeds.server'

export const POST = route(
  {
    role: 'staff',
    params: z.object({ supplierId: supplierIdParamSchema }),
    reply: z.array(supplierFeedSchema),
  },
  async ({ params, ...who }) => ({ data: await runFeed(who, params.supplierId) }),
)
