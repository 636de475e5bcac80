import { bulkPreviewSchema } from '@bieznik/contract/bulk-change'
import { previewRequestSchema } from '@/lib/admin-products/bulk-requests'
import { route } from '@/lib/http/route.server'
import { previewBulkChange } from '@/lib/product-api/bulk-changes.server'

export const POST = route(
  { role: 'staff', body: previewRequestSchema, reply: bulkPreviewSchema },
  async ({ body, ...who }) => ({ data: await previewBulkChange(who, body) }),
)
