import { startRecallSchema } from '@bieznik/contract/recall'
import { recallListSchema, startedRecallSchema } from '@/lib/admin-recalls/recall-queries'
import { route } from '@/lib/http/route.server'
import { listRecalls, startRecall } from '@/lib/product-api/recalls.server'

export const GET = route({ role: 'staff', reply: recallListSchema }, async (who) => ({
  data: await listRecalls(who),
}))

export const POST = route(
  { role: 'staff', body: startRecallSchema, reply: startedRecallSchema },
  async ({ body, ...who }) => ({ status: 201, data: await startRecall(who, body) }),
)
