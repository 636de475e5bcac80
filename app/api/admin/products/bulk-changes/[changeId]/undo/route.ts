import { undoneBulkChangeSchema } from '@bieznik/contract/bulk-change'
import { bulkChangeParamsSchema } from '@/lib/admin-products/bulk-requests'
import { route } from '@/lib/http/route.server'
import { undoBulkChange } from '@/lib/product-api/bulk-changes.server'

export const POST = route(
  { role: 'staff', params: bulkChangeParamsSchema, reply: undoneBulkChangeSchema },
  async ({ params, ...who }) => ({ data: await undoBulkChange(who, params.changeId) }),
)
