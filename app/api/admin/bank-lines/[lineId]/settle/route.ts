import { bankLineSchema, settleLineSchema } from '@bieznik/contract/money/bank-statement'
import { idParamSchema } from '@bieznik/contract/platform/id-param'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { settleLine } from '@/lib/product-api/bank-statements.server'

/** What is left of the line is for no order. */
export const POST = route(
  {
    role: 'staff',
    params: z.object({ lineId: idParamSchema }),
    body: settleLineSchema,
    reply: bankLineSchema,
  },
  async ({ params: { lineId }, body, ...who }) => ({ data: await settleLine(who, lineId, body) }),
)
