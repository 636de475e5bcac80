import { idParamSchema } from '@bieznik/contract/platform/id-param'
import { addToCartSchema, cartSchema, removeFromCartSchema } from '@bieznik/contract/selling/cart'
import { languageQuery } from '@bieznik/contract/platform/language-query'
import { moneySchema, totalOf } from '@bieznik/contract/money/money'
import { productIn } from '@bieznik/contract/catalogue/product-language'
import { uidSchema } from '@bieznik/contract/people/uid'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../../platform/db/client.ts'
import { readerLanguage } from '../../platform/http/reader-language.ts'
import { replies } from '../../platform/http/replies.ts'
import { deleteCart, deleteLine, listCart } from './cart.queries.ts'
import { addToCart, changeQuantity } from './change-cart.ts'

const ownerParams = z.strictObject({ userId: uidSchema })

/** Any small number can be read here; whether the product allows it is another check with a response of its own. */
const quantityParam = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number)

const lineParams = ownerParams.extend({ productId: idParamSchema, quantity: quantityParam })

const config = { access: 'caller is {userId}', limit: 'cart' } as const
const cart = replies(cartSchema)
const querystring = z.object(languageQuery)

/** Every change returns the cart as it is afterwards. */
export const cartRoutes: FastifyPluginAsyncZod<{ db: Database; shopSegment: string }> = async (
  app,
  { db, shopSegment },
) => {
  const root = `/api/${shopSegment}/cart/:userId`

  async function cartOf(userId: string, request: FastifyRequest, reply: FastifyReply) {
    const language = readerLanguage(request, reply)
    const lines = await listCart(db, userId)
    return lines.map(({ product, quantity }) => ({ product: productIn(language, product), quantity }))
  }

  app.get(
    `${root}/items`,
    {
      config,
      schema: { summary: 'The lines of the cart', params: ownerParams, querystring, response: cart },
    },
    (request, reply) => cartOf(request.params.userId, request, reply),
  )

  app.post(
    `${root}/add`,
    {
      config,
      schema: {
        summary: 'Adds a product',
        params: ownerParams,
        querystring,
        body: addToCartSchema,
        response: cart,
      },
    },
    async (request, reply) => {
      const { params, body } = request
      const { product, quantity } = body
      await addToCart(db, { userId: params.userId, productId: product.id, quantity })
      return cartOf(params.userId, request, reply)
    },
  )

  app.patch(
    `${root}/changeQuantity/product_id=:productId/quantity=:quantity`,
    {
      config,
      schema: { summary: 'Sets the quantity of a line', params: lineParams, querystring, response: cart },
    },
    async (request, reply) => {
      await changeQuantity(db, request.params)
      return cartOf(request.params.userId, request, reply)
    },
  )

  app.delete(
    `${root}/remove`,
    {
      config,
      schema: {
        summary: 'Removes a line',
        params: ownerParams,
        querystring,
        body: removeFromCartSchema,
        response: cart,
      },
    },
    async (request, reply) => {
      const { params, body } = request
      await deleteLine(db, { userId: params.userId, productId: body.productId })
      return cartOf(params.userId, request, reply)
    },
  )

  app.delete(
    `${root}/clear`,
    { config, schema: { summary: 'Removes all lines', params: ownerParams, querystring, response: cart } },
    async (request, reply) => {
      await deleteCart(db, request.params.userId)
      return cartOf(request.params.userId, request, reply)
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
