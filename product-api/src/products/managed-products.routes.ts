import { pageSchema, UNKNOWN_WORDS_HEADER } from '@bieznik/contract/catalogue-query'
import {
  archiveSchema,
  changePriceSchema,
  changeStockSchema,
  productEventSchema,
  productListQuerySchema,
} from '@bieznik/contract/product-input'
import {
  managedProductSchema,
  productIdParamSchema,
  productSchema,
  type ManagedProduct,
} from '@bieznik/contract/product'
import { productIn } from '@bieznik/contract/product-language'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../db/client.ts'
import { requireCaller } from '../http/access.ts'
import { catalogueSliceOf, sendPage } from '../http/paging.ts'
import { notFound } from '../http/problem-error.ts'
import { languageQuery, readerLanguage } from '../http/reader-language.ts'
import { replies } from '../http/replies.ts'
import type { IndexKeeper } from '../search/index-keeper.ts'
import type { StockKeeper } from './stock-keeper.ts'
import type { StorefrontNotifier } from '../storefront/revalidate.ts'
import { tagsOfProducts } from '../storefront/tags.ts'
import { archiveProduct, changePrice, changeStock } from './change-product.ts'
import { listManagedProducts, listProductEvents } from './managed-products.queries.ts'
import { getProduct } from './products.queries.ts'

type Options = {
  db: Database
  staffIndex: IndexKeeper
  stock: StockKeeper
  storefront: StorefrontNotifier
  requiresSafetyData: boolean
}

/** How much of its history a product's page shows. */
const MAX_EVENTS = 200

const config = { access: 'staff' } as const
const reading = { access: 'staff', area: 'products' } as const
const params = z.strictObject({ id: productIdParamSchema })
const managed = replies(managedProductSchema)

export const managedProductRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { db, staffIndex, stock, storefront, requiresSafetyData },
) => {
  const targetOf = (request: FastifyRequest, id: number) => ({ id, who: requireCaller(request).uid })

  async function told(change: Promise<ManagedProduct>): Promise<ManagedProduct> {
    const product = await change
    storefront.changed(tagsOfProducts([product]))
    return product
  }

  app.get(
    '/api/products',
    {
      config: reading,
      schema: {
        summary: 'All products, archived ones too, the newest first unless sorted or searched',
        querystring: productListQuerySchema.extend({ ...pageSchema.shape, ...languageQuery }),
        response: replies(z.array(productSchema)),
      },
    },
    async (request, reply) => {
      const { page, pageSize, lang: _lang, ...query } = request.query
      const language = readerLanguage(request, reply)
      const slice = catalogueSliceOf({ page, pageSize })
      const { rows, unknown, ...found } = await listManagedProducts({ db, staffIndex }, query, {
        ...slice,
        language,
      })
      const words = new URLSearchParams(unknown.map((word) => ['word', word]))
      reply.header(UNKNOWN_WORDS_HEADER, String(words))
      return sendPage(reply, { ...found, rows: rows.map((each) => productIn(language, each)) })
    },
  )

  app.get(
    '/api/products/managed/:id',
    {
      config: reading,
      schema: { summary: 'One product with all its translations', params, response: managed },
    },
    async (request) => {
      const product = await getProduct(db, request.params.id)
      if (!product) throw notFound('product')
      return product
    },
  )

  app.get(
    '/api/products/:id/history',
    {
      config: reading,
      schema: {
        summary: 'What happened to a product, the newest first',
        params,
        response: replies(z.array(productEventSchema)),
      },
    },
    (request) => listProductEvents(db, request.params.id, MAX_EVENTS),
  )

  app.patch(
    '/api/products/:id/price',
    { config, schema: { summary: 'Changes a price', params, body: changePriceSchema, response: managed } },
    (request) => told(changePrice({ db, stock }, targetOf(request, request.params.id), request.body)),
  )

  app.patch(
    '/api/products/:id/stock',
    {
      config: { access: 'staff', area: 'stock' },
      schema: { summary: 'Changes a stock', params, body: changeStockSchema, response: managed },
    },
    (request) => told(changeStock({ db, stock }, targetOf(request, request.params.id), request.body)),
  )

  app.patch(
    '/api/products/:id/archive',
    {
      config,
      schema: {
        summary: 'Takes a product out of the shop, or brings it back',
        params,
        body: archiveSchema,
        response: managed,
      },
    },
    (request) =>
      told(
        archiveProduct(
          { db, stock, requiresSafetyData },
          targetOf(request, request.params.id),
          request.body.inArchive,
        ),
      ),
  )
}
