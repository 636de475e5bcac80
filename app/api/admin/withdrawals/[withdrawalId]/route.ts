import { idParamSchema } from '@bieznik/contract/platform/id-param'
import { z } from 'zod'
import { staffWithdrawalSchema } from '@/lib/withdrawal/withdrawal-requests'
import { route } from '@/lib/http/route.server'
import { getStaffWithdrawal } from '@/lib/product-api/staff-withdrawals.server'

export const GET = route(
  {
    role: 'staff',
    area: 'returns',
    params: z.object({ withdrawalId: idParamSchema }),
    reply: staffWithdrawalSchema,
  },
  async ({ params: { withdrawalId }, ...who }) => ({ data: await getStaffWithdrawal(who, withdrawalId) }),
)
