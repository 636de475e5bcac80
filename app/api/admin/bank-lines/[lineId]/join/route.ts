import { bankLineSchema, joinLineSchema } from '@bieznik/contract/money/bank-statement'
import { idParamSchema } from '@bieznik/contract/platform/id-param'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { joinLine } from '@/lib/product-api/bank-statements.server'

/** A person says that the line of a bank statement, or a part of it, pays an order. */
export const POST = route(
  { role: 'staff', params: z.object({ lineId: idParamSchema }), body: joinLineSchema, reply: bankLineSchema },
  async ({ params: { lineId }, body, ...who }) => ({ data: await joinLine(who, lineId, body) }),
)
