import { idParamSchema } from '@bieznik/contract/platform/id-param'
import { ratedLineSchema, writeOpinionSchema } from '@bieznik/contract/care/opinion'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { writeOpinion } from '@/lib/product-api/opinions.server'

export const PUT = route(
  {
    role: 'customer',
    limit: { name: 'opinions', points: 30, seconds: 60, by: 'person' },
    params: z.object({ lineId: idParamSchema }),
    body: writeOpinionSchema,
    reply: ratedLineSchema,
  },
  async ({ params: { lineId }, body, ...who }) => ({ data: await writeOpinion(who, lineId, body) }),
)
