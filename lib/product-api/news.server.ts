import 'server-only'
import type { Language } from '@bieznik/contract/language'
import { HAL_MEDIA_TYPE, newsItemSchema, type NewsItem } from '@bieznik/contract/content/news'
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { env } from '@/lib/env.server'
import { cacheCatalogue, NEWS_TAG } from './catalogue-cache.server'
import { readList } from './catalogue-reads.server'
import { orNull } from './or-null'
import { readPublic } from './public-reads.server'

/** The links that stand beside the item's own fields are not followed, whatever they are. */
const halItemSchema = z.object(newsItemSchema.shape)

/** Newest first. */
export async function listNews(language: Language): Promise<NewsItem[]> {
  'use cache'
  cacheCatalogue()
  cacheTag(NEWS_TAG)
  return readList('/api/tires/news', z.array(newsItemSchema), { lang: language })
}

/** From the host of the news, where that is another one than the product API's. */
export async function getNewsItem(language: Language, id: number): Promise<NewsItem | null> {
  'use cache'
  cacheCatalogue()
  cacheTag(NEWS_TAG)
  return orNull(
    readPublic({
      path: `/api/tires/news/${id}`,
      query: { lang: language },
      baseUrl: env.NEWS_API_URL,
      accept: HAL_MEDIA_TYPE,
      deadline: 'catalogue',
      reply: halItemSchema,
    }),
  )
}
