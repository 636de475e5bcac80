import { bankLineSchema, takeLineBackSchema } from '@bieznik/contract/money/bank-statement'
import { idParamSchema } from '@bieznik/contract/platform/id-param'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { takeLineBack } from '@/lib/product-api/bank-statements.server'

/** The line does not pay the order after all. */
export const POST = route(
  {
    role: 'staff',
    params: z.object({ lineId: idParamSchema }),
    body: takeLineBackSchema,
    reply: bankLineSchema,
  },
  async ({ params: { lineId }, body, ...who }) => ({ data: await takeLineBack(who, lineId, body) }),
)
