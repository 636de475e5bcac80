import { ratedLineSchema } from '@bieznik/contract/care/opinion'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { listRatedLines } from '@/lib/product-api/opinions.server'

export const GET = route({ role: 'customer', reply: z.array(ratedLineSchema) }, async (who) => ({
  data: await listRatedLines(who),
}))
