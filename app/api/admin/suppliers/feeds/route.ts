import { supplierFeedSchema } from '@bieznik/contract/supplier-feed'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { listFeeds } from '@/lib/product-api/supplier-feeds.server'

export const GET = route({ role: 'staff', reply: z.array(supplierFeedSchema) }, async (who) => ({
  data: await listFeeds(who),
}))
