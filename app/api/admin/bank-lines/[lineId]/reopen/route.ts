import { bankLineSchema } from '@bieznik/contract/money/bank-statement'
import { idParamSchema } from '@bieznik/contract/platform/id-param'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { reopenLine } from '@/lib/product-api/bank-statements.server'

/** A settled line waits for a person again. */
export const POST = route(
  {
    role: 'staff',
    params: z.object({ lineId: idParamSchema }),
    body: z.strictObject({}),
    reply: bankLineSchema,
  },
  async ({ params: { lineId }, body: _body, ...who }) => ({ data: await reopenLine(who, lineId) }),
)
