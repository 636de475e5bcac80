import { bankLinePageSchema, bankLineSearchSchema } from '@/lib/payment/bank-line-requests'
import { route } from '@/lib/http/route.server'
import { listBankLines } from '@/lib/product-api/bank-statements.server'

export const GET = route(
  { role: 'staff', query: bankLineSearchSchema, reply: bankLinePageSchema },
  async ({ query, ...who }) => ({ data: await listBankLines(who, query) }),
)
