import { managedProducts } from '@bieznik/contract/endpoints/managed-products'
import { newSpacerSchema, newTireSchema, newWheelSchema } from '@bieznik/contract/catalogue/product-input'
import { isRetread } from '@bieznik/contract/catalogue/is-retread'
import type { ManagedProduct, ProductType } from '@bieznik/contract/catalogue/product'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../../platform/db/client.ts'
import { requireCaller } from '../../platform/http/access.ts'
import { implement } from '../../platform/http/implement.ts'
import { problemReplies } from '../../platform/http/replies.ts'
import type { Caller } from '../../people/identity/caller.ts'
import type { StockKeeper } from './stock-keeper.ts'
import type { StorefrontNotifier } from '../../platform/storefront/revalidate.ts'
import { tagsOfProducts } from '../../platform/storefront/tags.ts'
import { editProduct } from './change-product.ts'
import { requireKnownPictures, type PictureHosts } from './picture-hosts.ts'
import { offeredOf, requireSafetyData, withKnownMaker } from './require-safety-data.ts'
import { createProduct, type FirstState, type WrittenProduct } from './save-product.ts'
import { keepingWords, writtenSpacer, writtenTire, writtenWheel } from './written-product.ts'

type Options = {
  db: Database
  stock: StockKeeper
  storefront: StorefrontNotifier
  pictureHosts: PictureHosts
  requiresSafetyData: boolean
}

const config = { access: 'staff' } as const

/** As the old shop's form expects: a text; where the product is stands in the header `Location`. */
const TEXT = 'text/plain'
const created = {
  201: { description: 'What was created', content: { [TEXT]: { schema: z.string() } } },
  ...problemReplies,
}

export const writeProductRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { db, stock, storefront, pictureHosts, requiresSafetyData },
) => {
  async function create(
    request: FastifyRequest,
    reply: FastifyReply,
    product: WrittenProduct,
    first: FirstState,
  ) {
    const { uid } = requireCaller(request)
    requireKnownPictures(product, pictureHosts)
    if (requiresSafetyData) requireSafetyData(null, offeredOf(product, first.inArchive))
    const id = await withKnownMaker(db.transaction((tx) => createProduct(tx, product, first, uid)))
    const { productType } = product
    storefront.changed(tagsOfProducts([{ id, productType }]))
    reply.code(201).type(`${TEXT}; charset=utf-8`)
    reply.header('location', `${request.routeOptions.url}/${id}`)
    return `${productType} ${id} created`
  }

  type Edit = {
    id: number
    kind: ProductType
    seen: object
    write: (before: ManagedProduct) => WrittenProduct
  }

  async function edit({ uid: who }: Caller, { id, kind, seen, write }: Edit): Promise<ManagedProduct> {
    const written = (before: ManagedProduct) => {
      const product = write(before)
      requireKnownPictures(product, pictureHosts)
      return product
    }
    const change = editProduct({ db, stock, requiresSafetyData }, { id, who }, { kind, write: written, seen })
    const product = await withKnownMaker(change)
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

  implement(
    app,
    managedProducts.editTire,
    ({ params: { id }, body: { from: seen, isRetreaded, ...input }, caller }) => {
      const write = (before: ManagedProduct) =>
        writtenTire({ ...keepingWords(input, before), isRetreaded: isRetreaded ?? isRetread(before) })
      return edit(caller, { id, kind: 'Tire', seen, write })
    },
  )
  implement(app, managedProducts.editWheel, ({ params: { id }, body: { from: seen, ...input }, caller }) => {
    const write = (before: ManagedProduct) => writtenWheel(keepingWords(input, before))
    return edit(caller, { id, kind: 'Wheel', seen, write })
  })
  implement(app, managedProducts.editSpacer, ({ params: { id }, body: { from: seen, ...input }, caller }) => {
    const write = (before: ManagedProduct) => writtenSpacer(keepingWords(input, before))
    return edit(caller, { id, kind: 'Spacer', seen, write })
  })
}
