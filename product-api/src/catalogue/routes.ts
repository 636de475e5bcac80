import type { FastifyPluginAsync } from 'fastify'
import { bulkChangeRoutes } from './bulk-changes/bulk-changes.routes.ts'
import { productImportRoutes } from './import/product-import.routes.ts'
import { manufacturerRoutes } from './manufacturers/manufacturers.routes.ts'
import { facetsRoutes } from './facets/facets.routes.ts'
import { spacerRoutes, tireRoutes, wheelRoutes } from './products/kinds.routes.ts'
import { managedProductRoutes } from './products/managed-products.routes.ts'
import { productIdsRoutes } from './products/product-ids.routes.ts'
import { productPageRoutes } from './products/product-page.routes.ts'
import { productRoutes } from './products/products.routes.ts'
import { writeProductRoutes } from './products/write-products.routes.ts'
import { reductionRoutes } from './reductions/reductions.routes.ts'
import { addedWordRoutes } from './search/added-words.routes.ts'
import { searchRoutes } from './search/search.routes.ts'
import { spacerFilterRoutes } from './spacers/spacer-filter.routes.ts'
import { supplierFeedRoutes } from './supplier-feeds/feeds.routes.ts'
import { supplierRoutes } from './suppliers/suppliers.routes.ts'
import { tireFilterRoutes } from './tires/tire-filter.routes.ts'
import { tireSizesRoutes } from './tires/tire-sizes.routes.ts'
import { wheelFilterRoutes } from './wheels/wheel-filter.routes.ts'
import type { AppDeps } from '../platform/http/app-deps.ts'

/** What is sold: products, their prices and lists, search, import. */
export const catalogue: FastifyPluginAsync<AppDeps> = async (app, deps) => {
  await app.register(productRoutes, deps)
  await app.register(productPageRoutes, deps)
  await app.register(productIdsRoutes, deps)
  await app.register(searchRoutes, deps)
  await app.register(addedWordRoutes, deps)
  await app.register(tireRoutes, deps)
  await app.register(tireSizesRoutes, deps)
  await app.register(tireFilterRoutes, deps)
  await app.register(wheelRoutes, deps)
  await app.register(wheelFilterRoutes, deps)
  await app.register(spacerRoutes, deps)
  await app.register(spacerFilterRoutes, deps)
  await app.register(facetsRoutes, deps)
  await app.register(writeProductRoutes, deps)
  await app.register(managedProductRoutes, deps)
  await app.register(bulkChangeRoutes, deps)
  await app.register(manufacturerRoutes, deps)
  await app.register(reductionRoutes, deps)
  await app.register(productImportRoutes, deps)
  await app.register(supplierRoutes, deps)
  await app.register(supplierFeedRoutes, deps)
}
