import {
  appliedBulkChangeSchema,
  applyBulkChangeSchema,
  pastBulkChangeSchema,
} from '@bieznik/contract/bulk-change'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { applyBulkChange, listBulkChanges } from '@/lib/product-api/bulk-changes.server'

export const GET = route({ role: 'staff', reply: z.array(pastBulkChangeSchema) }, async (who) => ({
  data: await listBulkChanges(who),
}))

export const POST = route(
  { role: 'staff', body: applyBulkChangeSchema, reply: appliedBulkChangeSchema },
  async ({ body, ...who }) => ({ data: await applyBulkChange(who, body) }),
)
