import { pageSchema, searchParamSchema } from '@bieznik/contract/catalogue/catalogue-query'
import { searches } from '@bieznik/contract/endpoints/searches'
import { languageQuery } from '@bieznik/contract/platform/language-query'
import { productSchema } from '@bieznik/contract/catalogue/product'
import { productIn } from '@bieznik/contract/catalogue/product-language'
import { searchReplySchema, SUGGESTED_PRODUCTS, suggestionsSchema } from '@bieznik/contract/catalogue/search'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../../platform/db/client.ts'
import type { CatalogueReader } from '../../platform/db/open-catalogue.ts'
import { implement } from '../../platform/http/implement.ts'
import { catalogueSliceOf, sendPage, type Slice } from '../../platform/http/paging.ts'
import { readerLanguage } from '../../platform/http/reader-language.ts'
import { replies } from '../../platform/http/replies.ts'
import { findProducts } from './find-products.ts'
import type { IndexKeeper } from './index-keeper.ts'
import { listMisses, missesOf, type MissCounter } from './search-misses.ts'
import { searchProducts } from './search.queries.ts'

const MISSES_LISTED = 200

const SUGGESTED_SIZES = 4

type SearchDeps = {
  db: Database
  catalogue: CatalogueReader
  searchIndex: IndexKeeper
  searchMisses: MissCounter
}

const NO_PRODUCTS: Slice = { limit: 0, offset: 0 }

type FoundQuery = { text: string } & z.output<typeof pageSchema>

export const searchRoutes: FastifyPluginAsyncZod<SearchDeps> = async (app, deps) => {
  async function sendFound(request: FastifyRequest, reply: FastifyReply, { text, ...page }: FoundQuery) {
    const language = readerLanguage(request, reply)
    const { rows, total } = await searchProducts(deps, text, catalogueSliceOf(page))
    return sendPage(reply, { total, rows: rows.map((each) => productIn(language, each)) })
  }

  app.get(
    '/api/products/title/:title',
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'Products on sale of any type that a text means, best match first',
        params: z.strictObject({ title: searchParamSchema }),
        querystring: pageSchema.extend(languageQuery),
        response: replies(z.array(productSchema)),
      },
    },
    (request, reply) => sendFound(request, reply, { ...request.query, text: request.params.title }),
  )

  app.get(
    '/api/search',
    {
      config: { access: 'anyone' },
      schema: {
        summary:
          'What was understood of a text, and how many products it means; one that finds nothing is counted',
        querystring: z.strictObject({ text: searchParamSchema }),
        response: replies(searchReplySchema),
      },
    },
    async (request) => {
      const { text } = request.query
      const { ids: _none, ...found } = findProducts(await deps.searchIndex.current(), text, NO_PRODUCTS)
      deps.searchMisses.add(missesOf(text, found))
      return found
    },
  )

  app.get(
    '/api/search/products',
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'The products that it means, of any type, best match first',
        querystring: pageSchema.extend({ ...languageQuery, text: searchParamSchema }),
        response: replies(z.array(productSchema)),
      },
    },
    (request, reply) => sendFound(request, reply, request.query),
  )

  app.get(
    '/api/search/suggestions',
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'What the text typed so far finds: a few products and sizes. Nothing is counted',
        querystring: z.strictObject({ ...languageQuery, text: searchParamSchema }),
        response: replies(suggestionsSchema),
      },
    },
    async (request, reply) => {
      const language = readerLanguage(request, reply)
      const slice = { limit: SUGGESTED_PRODUCTS, offset: 0 }
      const { rows, total, understood } = await searchProducts(deps, request.query.text, slice)
      return {
        products: rows.map((each) => productIn(language, each)),
        total,
        sizes: understood.size ? [understood.size] : understood.sizes.slice(0, SUGGESTED_SIZES),
        isNarrowed:
          understood.meanings.length > 0 ||
          understood.price !== undefined ||
          understood.words.some((word) => !/\d/.test(word)),
      }
    },
  )

  implement(app, searches.listMisses, () => listMisses(deps.db, MISSES_LISTED))
}
