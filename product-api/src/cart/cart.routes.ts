import { addToCartSchema, cartSchema, removeFromCartSchema } from '@bieznik/contract/cart'
import { moneySchema, totalOf } from '@bieznik/contract/money'
import { productIdParamSchema } from '@bieznik/contract/product'
import { uidSchema } from '@bieznik/contract/uid'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../db/client.ts'
import { replies } from '../http/replies.ts'
import { deleteCart, deleteLine, listCart } from './cart.queries.ts'
import { addToCart, changeQuantity } from './change-cart.ts'

const ownerParams = z.strictObject({ userId: uidSchema })

/** Any small number can be read here; whether the product allows it is another question with an answer of its own. */
const quantityParam = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number)

const lineParams = ownerParams.extend({ productId: productIdParamSchema, quantity: quantityParam })

const config = { access: 'caller is {userId}', limit: 'cart' } as const
const cart = replies(cartSchema)

/** Every change answers with the cart as it is afterwards. */
export const cartRoutes: FastifyPluginAsyncZod<{ db: Database; shopSegment: string }> = async (
  app,
  { db, shopSegment },
) => {
  const root = `/api/${shopSegment}/cart/:userId`

  app.get(
    `${root}/items`,
    { config, schema: { summary: 'The lines of the cart', params: ownerParams, response: cart } },
    ({ params }) => listCart(db, params.userId),
  )

  app.post(
    `${root}/add`,
    {
      config,
      schema: { summary: 'Adds a product', params: ownerParams, body: addToCartSchema, response: cart },
    },
    async ({ params: { userId }, body: { product, quantity } }) => {
      await addToCart(db, { userId, productId: product.id, quantity })
      return listCart(db, userId)
    },
  )

  app.patch(
    `${root}/changeQuantity/product_id=:productId/quantity=:quantity`,
    { config, schema: { summary: 'Sets the quantity of a line', params: lineParams, response: cart } },
    async ({ params }) => {
      await changeQuantity(db, params)
      return listCart(db, params.userId)
    },
  )

  app.delete(
    `${root}/remove`,
    {
      config,
      schema: { summary: 'Removes a line', params: ownerParams, body: removeFromCartSchema, response: cart },
    },
    async ({ params: { userId }, body: { productId } }) => {
      await deleteLine(db, { userId, productId })
      return listCart(db, userId)
    },
  )

  app.delete(
    `${root}/clear`,
    { config, schema: { summary: 'Removes all lines', params: ownerParams, response: cart } },
    async ({ params: { userId } }) => {
      await deleteCart(db, userId)
      return listCart(db, userId)
    },
  )

  app.get(
    `${root}/total`,
    {
      config,
      schema: { summary: 'What the cart comes to', params: ownerParams, response: replies(moneySchema) },
    },
    async ({ params }) => {
      const lines = await listCart(db, params.userId)
      return totalOf(lines.map(({ product, quantity }) => ({ price: product.price, quantity })))
    },
  )
}
