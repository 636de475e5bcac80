import { pastBulkChangeSchema } from '@bieznik/contract/catalogue/bulk-change'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { listBulkChanges } from '@/lib/product-api/histories.server'

export const GET = route({ role: 'staff', reply: z.array(pastBulkChangeSchema) }, async (who) => ({
  data: await listBulkChanges(who),
}))
