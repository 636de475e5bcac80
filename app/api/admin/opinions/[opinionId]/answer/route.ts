import { idParamSchema } from '@bieznik/contract/id-param'
import { answerOpinionSchema, staffOpinionSchema } from '@bieznik/contract/opinion'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { changeOpinion } from '@/lib/product-api/opinions.server'

export const PUT = route(
  {
    role: 'staff',
    params: z.object({ opinionId: idParamSchema }),
    body: answerOpinionSchema,
    reply: staffOpinionSchema,
  },
  async ({ params: { opinionId }, body: json, ...who }) => ({
    data: await changeOpinion(who, opinionId, { path: 'answer', method: 'PUT', json }),
  }),
)
