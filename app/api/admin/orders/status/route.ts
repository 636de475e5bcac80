import { changeStatusesSchema, statusOutcomesSchema } from '@bieznik/contract/status-changes'
import { route } from '@/lib/http/route.server'
import { changeStatuses } from '@/lib/product-api/status-changes.server'

export const PATCH = route(
  { role: 'staff', area: 'orders', body: changeStatusesSchema, reply: statusOutcomesSchema },
  async ({ body, ...who }) => ({ data: await changeStatuses(who, body) }),
)
