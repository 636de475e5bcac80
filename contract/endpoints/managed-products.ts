import { idParamSchema } from '../platform/id-param.ts'
import { z } from 'zod'
import { pageSchema } from '../catalogue/catalogue-query.ts'
import { endpoint, pageOf } from '../endpoint.ts'
import { languageQuery } from '../platform/language-query.ts'
import { managedProductSchema, productSchema } from '../catalogue/product.ts'
import {
  archiveSchema,
  changePriceSchema,
  changeStockSchema,
  editSpacerSchema,
  editTireSchema,
  editWheelSchema,
  productEventSchema,
  productListQuerySchema,
} from '../catalogue/product-input.ts'

const params = z.strictObject({ id: idParamSchema })
const reply = managedProductSchema

/** Products as staff see and change them, archived ones too. */
export const managedProducts = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/products',
    area: 'products',
    summary: 'All products, archived ones too, the newest first unless sorted or searched',
    query: productListQuerySchema.extend({ ...pageSchema.shape, ...languageQuery }),
    reply: pageOf(productSchema).extend({
      /** Words of the search that no product has, or none that has the rest: what is listed is without them. */
      unknown: z.array(z.string()),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/admin/products/:id',
    at: '/api/products/managed/:id',
    area: 'products',
    summary: 'One product with all its translations',
    params,
    reply,
  }),
  editTire: endpoint({
    method: 'PUT',
    path: '/api/admin/tires/:id',
    summary: 'Edits a tire',
    params,
    body: editTireSchema,
    reply,
  }),
  editWheel: endpoint({
    method: 'PUT',
    path: '/api/admin/wheels/:id',
    summary: 'Edits a wheel',
    params,
    body: editWheelSchema,
    reply,
  }),
  editSpacer: endpoint({
    method: 'PUT',
    path: '/api/admin/spacers/:id',
    summary: 'Edits a spacer',
    params,
    body: editSpacerSchema,
    reply,
  }),
  changePrice: endpoint({
    method: 'PATCH',
    path: '/api/admin/products/:id/price',
    summary: 'Changes a price',
    params,
    body: changePriceSchema,
    reply,
  }),
  changeStock: endpoint({
    method: 'PATCH',
    path: '/api/admin/products/:id/stock',
    area: 'stock',
    summary: 'Changes a stock',
    params,
    body: changeStockSchema,
    reply,
  }),
  archive: endpoint({
    method: 'PATCH',
    path: '/api/admin/products/:id/archive',
    summary: 'Takes a product out of the shop, or brings it back',
    params,
    body: archiveSchema,
    reply,
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/admin/products/:id/history',
    area: 'products',
    summary: 'What happened to a product, the newest first',
    params,
    reply: z.array(productEventSchema),
  }),
}
