import { statusOutcomesSchema, undoStatusesSchema } from '@bieznik/contract/status-changes'
import { route } from '@/lib/http/route.server'
import { undoStatuses } from '@/lib/product-api/status-changes.server'

export const POST = route(
  { role: 'staff', area: 'orders', body: undoStatusesSchema, reply: statusOutcomesSchema },
  async ({ body, ...who }) => ({ data: await undoStatuses(who, body) }),
)
