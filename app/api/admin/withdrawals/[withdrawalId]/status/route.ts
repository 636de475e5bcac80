import { idParamSchema } from '@bieznik/contract/id-param'
import { changeWithdrawalStatusSchema, withdrawalDetailSchema } from '@bieznik/contract/withdrawal'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { changeWithdrawal } from '@/lib/product-api/staff-withdrawals.server'

export const PATCH = route(
  {
    role: 'staff',
    area: 'returns',
    params: z.object({ withdrawalId: idParamSchema }),
    body: changeWithdrawalStatusSchema,
    reply: withdrawalDetailSchema,
  },
  async ({ params: { withdrawalId }, body: json, ...who }) => ({
    data: await changeWithdrawal(who, withdrawalId, { part: 'status', json }),
  }),
)
