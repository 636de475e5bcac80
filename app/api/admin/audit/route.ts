import { auditPageSchema, auditSearchSchema } from '@/lib/audit/audit-search'
import { route } from '@/lib/http/route.server'
import { readAuditLog } from '@/lib/product-api/audit.server'

export const GET = route(
  { role: 'staff', area: 'staff', query: auditSearchSchema, reply: auditPageSchema },
  async ({ query, ...who }) => ({ data: await readAuditLog(who, query) }),
)
