import { pageSchema, searchParamSchema } from '@bieznik/contract/catalogue/catalogue-query'
import { searches } from '@bieznik/contract/endpoints/searches'
import { languageQuery } from '@bieznik/contract/platform/language-query'
import { productSchema } from '@bieznik/contract/catalogue/product'
import { productIn } from '@bieznik/contract/catalogue/product-language'
import { searchReplySchema, SUGGESTED_PRODUCTS, suggestionsSchema } from '@bieznik/contract/catalogue/search'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../../platform/db/client.ts'
import type { CatalogueReader } from '../../platform/db/open-catalogue.ts'
import { implement } from '../../platform/http/implement.ts'
import { catalogueSliceOf, sendPage } from '../../platform/http/paging.ts'
import { readerLanguage } from '../../platform/http/reader-language.ts'
import { replies } from '../../platform/http/replies.ts'
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

export const searchRoutes: FastifyPluginAsyncZod<SearchDeps> = async (app, deps) => {
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
    async (request, reply) => {
      const language = readerLanguage(request, reply)
      const found = await searchProducts(deps, request.params.title, catalogueSliceOf(request.query))
      return sendPage(reply, {
        total: found.total,
        rows: found.rows.map((each) => productIn(language, each)),
      })
    },
  )

  app.get(
    '/api/search',
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'The same with what was understood of the text; a text that finds nothing is counted',
        querystring: pageSchema.extend({ ...languageQuery, text: searchParamSchema }),
        response: replies(searchReplySchema),
      },
    },
    async (request, reply) => {
      const { text, page, pageSize } = request.query
      const language = readerLanguage(request, reply)
      const slice = catalogueSliceOf({ page: page ?? 1, pageSize })
      const { rows, ...found } = await searchProducts(deps, text, slice)
      if (slice.offset === 0) deps.searchMisses.add(missesOf(text, found))
      return { ...found, products: rows.map((each) => productIn(language, each)) }
    },
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
        isNarrowed: understood.meanings.length > 0 || understood.words.some((word) => !/\d/.test(word)),
      }
    },
  )

  implement(app, searches.listMisses, () => listMisses(deps.db, MISSES_LISTED))
}
