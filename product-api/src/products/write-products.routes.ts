import {
  editSpacerSchema,
  editTireSchema,
  editWheelSchema,
  newSpacerSchema,
  newTireSchema,
  newWheelSchema,
} from '@bieznik/contract/product-input'
import { productIdParamSchema, productSchema } from '@bieznik/contract/product'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../db/client.ts'
import { requireCaller } from '../http/access.ts'
import { problemReplies, replies } from '../http/replies.ts'
import type { StockKeeper } from '../stock/stock-keeper.ts'
import type { StorefrontNotifier } from '../storefront/revalidate.ts'
import { tagsOfProducts } from '../storefront/tags.ts'
import { editProduct } from './change-product.ts'
import { requireKnownPictures, type PictureHosts } from './picture-hosts.ts'
import { createProduct, type FirstState, type WrittenProduct } from './save-product.ts'
import { writtenSpacer, writtenTire, writtenWheel } from './written-product.ts'

type Options = {
  db: Database
  stock: StockKeeper
  storefront: StorefrontNotifier
  pictureHosts: PictureHosts
}

const config = { access: 'staff' } as const
const params = z.strictObject({ id: productIdParamSchema })
const edited = replies(productSchema)

/** As the old shop's form expects: a text; where the product is stands in the header `Location`. */
const TEXT = 'text/plain'
const created = {
  201: { description: 'What was created', content: { [TEXT]: { schema: z.string() } } },
  ...problemReplies,
}

export const writeProductRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { db, stock, storefront, pictureHosts },
) => {
  async function create(
    request: FastifyRequest,
    reply: FastifyReply,
    product: WrittenProduct,
    first: FirstState,
  ) {
    const { uid } = requireCaller(request)
    requireKnownPictures(product, pictureHosts)
    const id = await db.transaction((tx) => createProduct(tx, product, first, uid))
    const { productType } = product
    storefront.changed(tagsOfProducts([{ id, productType }]))
    reply.code(201).type(`${TEXT}; charset=utf-8`)
    reply.header('location', `${request.routeOptions.url}/${id}`)
    return `${productType} ${id} created`
  }

  async function edit(request: FastifyRequest, id: number, written: WrittenProduct, seen: object) {
    requireKnownPictures(written, pictureHosts)
    const target = { id, who: requireCaller(request).uid }
    const product = await editProduct({ db, stock }, target, { written, seen })
    storefront.changed(tagsOfProducts([product]))
    return product
  }

  app.post(
    '/api/tires',
    { config, schema: { summary: 'Creates a tire', body: newTireSchema, response: created } },
    (request, reply) => {
      const { id: _id, productType: _type, price, quantityInStock, inArchive, ...input } = request.body
      return create(request, reply, writtenTire(input), { price, quantityInStock, inArchive })
    },
  )

  app.post(
    '/api/wheels',
    { config, schema: { summary: 'Creates a wheel', body: newWheelSchema, response: created } },
    (request, reply) => {
      const { id: _id, productType: _type, price, quantityInStock, inArchive, ...input } = request.body
      return create(request, reply, writtenWheel(input), { price, quantityInStock, inArchive })
    },
  )

  app.post(
    '/api/spacers',
    { config, schema: { summary: 'Creates a spacer', body: newSpacerSchema, response: created } },
    (request, reply) => {
      const { id: _id, productType: _type, price, quantityInStock, inArchive, ...input } = request.body
      return create(request, reply, writtenSpacer(input), { price, quantityInStock, inArchive })
    },
  )

  app.put(
    '/api/tires/:id',
    { config, schema: { summary: 'Edits a tire', params, body: editTireSchema, response: edited } },
    (request) => {
      const { from, ...input } = request.body
      return edit(request, request.params.id, writtenTire(input), from)
    },
  )

  app.put(
    '/api/wheels/:id',
    { config, schema: { summary: 'Edits a wheel', params, body: editWheelSchema, response: edited } },
    (request) => {
      const { from, ...input } = request.body
      return edit(request, request.params.id, writtenWheel(input), from)
    },
  )

  app.put(
    '/api/spacers/:id',
    { config, schema: { summary: 'Edits a spacer', params, body: editSpacerSchema, response: edited } },
    (request) => {
      const { from, ...input } = request.body
      return edit(request, request.params.id, writtenSpacer(input), from)
    },
  )
}
