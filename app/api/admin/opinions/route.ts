import { route } from '@/lib/http/route.server'
import { opinionSearchSchema, staffOpinionsSchema } from '@/lib/opinions/opinion-requests'
import { listOpinions } from '@/lib/product-api/opinions.server'

export const GET = route(
  { role: 'staff', query: opinionSearchSchema, reply: staffOpinionsSchema },
  async ({ query, ...who }) => ({ data: await listOpinions(who, query) }),
)
