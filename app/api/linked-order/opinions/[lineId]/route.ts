import { idParamSchema } from '@bieznik/contract/platform/id-param'
import { ratedLineSchema, writeLinkedOpinionSchema } from '@bieznik/contract/care/opinion'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { writeLinkedOpinion } from '@/lib/product-api/opinions.server'

export const PUT = route(
  {
    role: 'anyone',
    limit: { name: 'linked-order-opinion', points: 30, seconds: 60, by: 'address' },
    params: z.object({ lineId: idParamSchema }),
    body: writeLinkedOpinionSchema,
    reply: ratedLineSchema,
  },
  async ({ params: { lineId }, body, requestId }) => ({
    data: await writeLinkedOpinion(lineId, body, requestId),
  }),
)
