import { managedProducts } from '@bieznik/contract/endpoints/managed-products'
import type { ManagedProduct } from '@bieznik/contract/catalogue/product'
import { productIn } from '@bieznik/contract/catalogue/product-language'
import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../../platform/db/client.ts'
import { implement } from '../../platform/http/implement.ts'
import { catalogueSliceOf } from '../../platform/http/paging.ts'
import { notFound } from '../../platform/http/problem-error.ts'
import { readerLanguage } from '../../platform/http/reader-language.ts'
import type { IndexKeeper } from '../search/index-keeper.ts'
import type { StockKeeper } from './stock-keeper.ts'
import type { StorefrontNotifier } from '../../platform/storefront/revalidate.ts'
import { tagsOfProducts } from '../../platform/storefront/tags.ts'
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

export const managedProductRoutes: FastifyPluginAsync<Options> = async (
  app,
  { db, staffIndex, stock, storefront, requiresSafetyData },
) => {
  async function changed(change: Promise<ManagedProduct>): Promise<ManagedProduct> {
    const product = await change
    storefront.changed(tagsOfProducts([product]))
    return product
  }

  implement(app, managedProducts.list, async ({ query, request, response }) => {
    const { page, pageSize, lang: _lang, ...asked } = query
    const language = readerLanguage(request, response)
    const slice = { ...catalogueSliceOf({ page, pageSize }), language }
    const { rows, ...found } = await listManagedProducts({ db, staffIndex }, asked, slice)
    return { ...found, rows: rows.map((each) => productIn(language, each)) }
  })

  implement(app, managedProducts.get, async ({ params: { id } }) => {
    const product = await getProduct(db, id)
    if (!product) throw notFound('product')
    return product
  })

  implement(app, managedProducts.history, ({ params: { id } }) => listProductEvents(db, id, MAX_EVENTS))

  implement(app, managedProducts.changePrice, ({ params: { id }, body, caller }) =>
    changed(changePrice({ db, stock }, { id, who: caller.uid }, body)),
  )
  implement(app, managedProducts.changeStock, ({ params: { id }, body, caller }) =>
    changed(changeStock({ db, stock }, { id, who: caller.uid }, body)),
  )
  implement(app, managedProducts.archive, ({ params: { id }, body, caller }) =>
    changed(archiveProduct({ db, stock, requiresSafetyData }, { id, who: caller.uid }, body.inArchive)),
  )
}
