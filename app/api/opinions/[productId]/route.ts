import { foundOpinionsSchema } from '@bieznik/contract/care/opinion'
import { productIdParamSchema } from '@bieznik/contract/catalogue/product'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { opinionsPageSchema } from '@/lib/opinions/opinion-requests'
import { listProductOpinions } from '@/lib/product-api/opinions.server'

export const GET = route(
  {
    role: 'anyone',
    params: z.object({ productId: productIdParamSchema }),
    query: opinionsPageSchema,
    reply: foundOpinionsSchema,
  },
  async ({ params: { productId }, query }) => ({ data: await listProductOpinions(productId, query) }),
)
