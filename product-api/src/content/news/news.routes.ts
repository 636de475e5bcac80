import { idParamSchema } from '@bieznik/contract/platform/id-param'
import { pageSchema } from '@bieznik/contract/catalogue/catalogue-query'
import { languageQuery } from '@bieznik/contract/platform/language-query'
import {
  HAL_MEDIA_TYPE,
  newsItemHalSchema,
  newsItemSchema,
  type NewsItem,
  type NewsItemHal,
} from '@bieznik/contract/content/news'
import { problemSchema } from '@bieznik/contract/problem'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { catalogueSliceOf, sendPage } from '../../platform/http/paging.ts'
import { notFound } from '../../platform/http/problem-error.ts'
import { readerLanguage } from '../../platform/http/reader-language.ts'
import { replies } from '../../platform/http/replies.ts'
import type { CatalogueReader } from '../../platform/db/open-catalogue.ts'
import { getNewsItem, listNews } from './news.queries.ts'

const config = { access: 'anyone' } as const

const itemReplies = {
  200: {
    description: 'The item, with links when asked for',
    content: {
      'application/json': { schema: newsItemSchema },
      [HAL_MEDIA_TYPE]: { schema: newsItemHalSchema },
    },
  },
  '4xx': problemSchema,
  '5xx': problemSchema,
}

function withLinks(item: NewsItem): NewsItemHal {
  return { ...item, _links: { self: { href: `/api/tires/news/${item.id}` } } }
}

export const newsRoutes: FastifyPluginAsyncZod<{ catalogue: CatalogueReader }> = async (
  app,
  { catalogue },
) => {
  app.get(
    '/api/tires/news',
    {
      config,
      schema: {
        summary: 'The news, newest first',
        querystring: pageSchema.extend(languageQuery),
        response: replies(z.array(newsItemSchema)),
      },
    },
    async (request, reply) => {
      const language = readerLanguage(request, reply)
      const slice = catalogueSliceOf(request.query)
      return sendPage(reply, await catalogue.read((db) => listNews(db, slice, language)))
    },
  )

  app.get(
    '/api/tires/news/:id',
    {
      config,
      schema: {
        summary: `One news item; with links when the Accept header asks for ${HAL_MEDIA_TYPE}`,
        params: z.strictObject({ id: idParamSchema }),
        querystring: z.object(languageQuery),
        response: itemReplies,
      },
    },
    async (request, reply) => {
      const language = readerLanguage(request, reply)
      const item = await catalogue.read((db) => getNewsItem(db, request.params.id, language))
      if (!item) throw notFound('news item')
      return asksForHal(request.headers.accept) ? reply.type(HAL_MEDIA_TYPE).send(withLinks(item)) : item
    },
  )
}

/**
 * Whether an `Accept` header names the hypermedia form of JSON, other than to refuse it (`q=0`). A wildcard does not
 * ask for it: plain JSON is what callers get who have no wish.
 */
function asksForHal(accept = ''): boolean {
  return accept
    .toLowerCase()
    .split(',')
    .map((range) => range.split(';').map((part) => part.trim()))
    .some(
      ([type, ...params]) => type === HAL_MEDIA_TYPE && !params.some((param) => /^q=0(\.0*)?$/.test(param)),
    )
}
