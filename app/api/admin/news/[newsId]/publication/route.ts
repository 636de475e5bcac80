import { newsIdParamSchema } from '@bieznik/contract/news'
import { managedNewsSchema, publicationSchema } from '@bieznik/contract/news-input'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { publishNews } from '@/lib/product-api/managed-news.server'

export const PATCH = route(
  {
    role: 'staff',
    params: z.object({ newsId: newsIdParamSchema }),
    body: publicationSchema,
    reply: managedNewsSchema,
  },
  async ({ params: { newsId }, body, ...who }) => ({ data: await publishNews(who, newsId, body) }),
)
