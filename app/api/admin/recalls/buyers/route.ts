import { recallBuyersSchema, recallScopeSchema } from '@bieznik/contract/recall'
import { route } from '@/lib/http/route.server'
import { listRecallBuyers } from '@/lib/product-api/recalls.server'

export const POST = route(
  { role: 'staff', body: recallScopeSchema, reply: recallBuyersSchema },
  async ({ body, ...who }) => ({ data: await listRecallBuyers(who, body) }),
)
