import { newsIdParamSchema } from '@bieznik/contract/news'
import { editNewsSchema, managedNewsSchema } from '@bieznik/contract/news-input'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { editNews, getManagedNews } from '@/lib/product-api/managed-news.server'

const params = z.object({ newsId: newsIdParamSchema })

export const GET = route(
  { role: 'staff', params, reply: managedNewsSchema },
  async ({ params: { newsId }, ...who }) => ({ data: await getManagedNews(who, newsId) }),
)

export const PUT = route(
  { role: 'staff', params, body: editNewsSchema, reply: managedNewsSchema },
  async ({ params: { newsId }, body, ...who }) => ({ data: await editNews(who, newsId, body) }),
)
