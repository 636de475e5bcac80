import { withdrawalDetailSchema, withdrawalEntrySchema } from '@bieznik/contract/withdrawal'
import { withdrawalPageSchema, withdrawalSearchSchema } from '@/lib/admin-withdrawals/withdrawal-requests'
import { route } from '@/lib/http/route.server'
import { enterWithdrawal, listWithdrawals } from '@/lib/product-api/staff-withdrawals.server'

export const GET = route(
  { role: 'staff', area: 'returns', query: withdrawalSearchSchema, reply: withdrawalPageSchema },
  async ({ query, ...who }) => ({ data: await listWithdrawals(who, query) }),
)

export const POST = route(
  { role: 'staff', area: 'returns', body: withdrawalEntrySchema, reply: withdrawalDetailSchema },
  async ({ body, ...who }) => ({ status: 201, data: await enterWithdrawal(who, body) }),
)
