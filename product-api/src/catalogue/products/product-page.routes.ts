import { idParamSchema } from '@bieznik/contract/platform/id-param'
import type { Language } from '@bieznik/contract/language'
import { languageQuery } from '@bieznik/contract/platform/language-query'
import { productIn } from '@bieznik/contract/catalogue/product-language'
import { productPageSchema } from '@bieznik/contract/catalogue/product-page'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Queryable } from '../../platform/db/client.ts'
import type { CatalogueReader } from '../../platform/db/open-catalogue.ts'
import { notFound } from '../../platform/http/problem-error.ts'
import { readerLanguage } from '../../platform/http/reader-language.ts'
import { replies } from '../../platform/http/replies.ts'
import { findManufacturer } from '../manufacturers/manufacturers.queries.ts'
import { getProductOpinions } from '../../care/opinions/opinions.queries.ts'
import { getProduct } from './products.queries.ts'

/** How many opinions the page has before more are asked for: its document has a budget. One with a text in the reader's language, if there is one. */
const FIRST_OPINIONS = { limit: 1, offset: 0 }

async function readPage(db: Queryable, id: number, language: Language) {
  const product = await getProduct(db, id)
  if (!product) return null
  const [maker, { count, average, opinions }] = await Promise.all([
    product.maker === null ? null : findManufacturer(db, product.maker),
    getProductOpinions(db, { productId: id, sort: 'newest', language }, FIRST_OPINIONS),
  ])
  return { product, maker, opinions: { count, average, opinions } }
}

export const productPageRoutes: FastifyPluginAsyncZod<{ catalogue: CatalogueReader }> = async (
  app,
  { catalogue },
) => {
  app.get(
    '/api/products/:id/page',
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'One product of any type with who made it and what buyers think of it',
        params: z.strictObject({ id: idParamSchema }),
        querystring: z.object(languageQuery),
        response: replies(productPageSchema),
      },
    },
    async (request, reply) => {
      const language = readerLanguage(request, reply)
      const page = await catalogue.read((db) => readPage(db, request.params.id, language))
      if (!page) throw notFound('product')
      return { ...page, product: productIn(language, page.product) }
    },
  )
}
