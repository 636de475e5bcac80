import { managedNewsSchema, newsInputSchema } from '@bieznik/contract/news-input'
import { managedNewsPageSchema, newsSearchSchema } from '@/lib/admin-news/news-requests'
import { route } from '@/lib/http/route.server'
import { createNews, listManagedNews } from '@/lib/product-api/managed-news.server'

export const GET = route(
  { role: 'staff', query: newsSearchSchema, reply: managedNewsPageSchema },
  async ({ query, ...who }) => ({ data: await listManagedNews(who, query) }),
)

export const POST = route(
  { role: 'staff', body: newsInputSchema, reply: managedNewsSchema },
  async ({ body, ...who }) => ({ status: 201, data: await createNews(who, body) }),
)
