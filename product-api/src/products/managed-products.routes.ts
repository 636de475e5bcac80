import { pageSchema } from '@bieznik/contract/catalogue-query'
import {
  archiveSchema,
  changePriceSchema,
  changeStockSchema,
  productEventSchema,
  productListQuerySchema,
} from '@bieznik/contract/product-input'
import { productIdParamSchema, productSchema, type Product } from '@bieznik/contract/product'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../db/client.ts'
import { requireCaller } from '../http/access.ts'
import { catalogueSliceOf, sendPage } from '../http/paging.ts'
import { replies } from '../http/replies.ts'
import type { StockKeeper } from '../stock/stock-keeper.ts'
import type { StorefrontNotifier } from '../storefront/revalidate.ts'
import { tagsOfProducts } from '../storefront/tags.ts'
import { archiveProduct, changePrice, changeStock } from './change-product.ts'
import { listManagedProducts, listProductEvents } from './managed-products.queries.ts'

type Options = { db: Database; stock: StockKeeper; storefront: StorefrontNotifier }

/** How much of its history a product's page shows. */
const MAX_EVENTS = 200

const config = { access: 'staff' } as const
const params = z.strictObject({ id: productIdParamSchema })
const changed = replies(productSchema)

export const managedProductRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { db, stock, storefront },
) => {
  const targetOf = (request: FastifyRequest, id: number) => ({ id, who: requireCaller(request).uid })

  async function told(change: Promise<Product>): Promise<Product> {
    const product = await change
    storefront.changed(tagsOfProducts([product]))
    return product
  }

  app.get(
    '/api/products',
    {
      config,
      schema: {
        summary: 'All products, archived ones too, the newest first',
        querystring: productListQuerySchema.extend(pageSchema.shape),
        response: replies(z.array(productSchema)),
      },
    },
    async ({ query: { page, pageSize, ...query } }, reply) =>
      sendPage(reply, await listManagedProducts(db, query, catalogueSliceOf({ page, pageSize }))),
  )

  app.get(
    '/api/products/:id/history',
    {
      config,
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
    { config, schema: { summary: 'Changes a price', params, body: changePriceSchema, response: changed } },
    (request) => told(changePrice({ db, stock }, targetOf(request, request.params.id), request.body)),
  )

  app.patch(
    '/api/products/:id/stock',
    { config, schema: { summary: 'Changes a stock', params, body: changeStockSchema, response: changed } },
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
        response: changed,
      },
    },
    (request) =>
      told(archiveProduct({ db, stock }, targetOf(request, request.params.id), request.body.inArchive)),
  )
}
