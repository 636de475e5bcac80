import { feedRunIdParamSchema } from '@bieznik/contract/catalogue/supplier-feed'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { readWaitingList } from '@/lib/product-api/supplier-feeds.server'

export const GET = route(
  { role: 'staff', params: z.object({ runId: feedRunIdParamSchema }), reply: z.never() },
  async ({ params, ...who }) => readWaitingList(who, params.runId),
)
