import { settledReversalSchema } from '@bieznik/contract/bank-statement'
import { idParamSchema } from '@bieznik/contract/id-param'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { settleReversal } from '@/lib/product-api/bank-statements.server'

/** What the bank took back is cleared up. */
export const POST = route(
  {
    role: 'staff',
    params: z.object({ reversalId: idParamSchema }),
    body: z.strictObject({}),
    reply: settledReversalSchema,
  },
  async ({ params: { reversalId }, body: _body, ...who }) => ({
    data: await settleReversal(who, reversalId),
  }),
)
