import { idParamSchema } from '@bieznik/contract/id-param'
import { staffOpinionSchema } from '@bieznik/contract/opinion'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { closeOpinionReport } from '@/lib/product-api/opinions.server'

export const PUT = route(
  { role: 'staff', params: z.object({ reportId: idParamSchema }), reply: staffOpinionSchema },
  async ({ params: { reportId }, ...who }) => ({ data: await closeOpinionReport(who, reportId) }),
)
