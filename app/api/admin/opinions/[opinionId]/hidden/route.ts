import { idParamSchema } from '@bieznik/contract/id-param'
import { hideOpinionSchema, staffOpinionSchema } from '@bieznik/contract/opinion'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { changeOpinion } from '@/lib/product-api/opinions.server'

const params = z.object({ opinionId: idParamSchema })

export const PUT = route(
  { role: 'staff', params, body: hideOpinionSchema, reply: staffOpinionSchema },
  async ({ params: { opinionId }, body: json, ...who }) => ({
    data: await changeOpinion(who, opinionId, { path: 'hidden', method: 'PUT', json }),
  }),
)

export const DELETE = route(
  { role: 'staff', params, reply: staffOpinionSchema },
  async ({ params: { opinionId }, ...who }) => ({
    data: await changeOpinion(who, opinionId, { path: 'hidden', method: 'DELETE' }),
  }),
)
