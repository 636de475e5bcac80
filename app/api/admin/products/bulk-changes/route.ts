import {
  appliedBulkChangeSchema,
  applyBulkChangeSchema,
  pastBulkChangeSchema,
} from '@bieznik/contract/bulk-change'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { applyBulkChange, listBulkChanges } from '@/lib/product-api/bulk-changes.server'
import { withNames } from '@/lib/user-records/people-names.server'

export const GET = route({ role: 'staff', reply: z.array(pastBulkChangeSchema) }, async (who) => ({
  data: await withNames(await listBulkChanges(who)),
}))

export const POST = route(
  { role: 'staff', body: applyBulkChangeSchema, reply: appliedBulkChangeSchema },
  async ({ body, ...who }) => ({ data: await applyBulkChange(who, body) }),
)
