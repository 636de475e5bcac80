import { cartSchema } from '@bieznik/contract/selling/cart'
import { productIdParamSchema } from '@bieznik/contract/catalogue/product'
import { z } from 'zod'
import { changeItemSchema } from '@/lib/cart/cart-requests'
import { route } from '@/lib/http/route.server'
import { changeCartQuantity, removeFromCart } from '@/lib/product-api/cart.server'

const paramsSchema = z.object({ productId: productIdParamSchema })

export const PATCH = route(
  { role: 'customer', params: paramsSchema, body: changeItemSchema, reply: cartSchema },
  async ({ params, body, ...who }) => ({
    data: await changeCartQuantity(who, params.productId, body.quantity),
  }),
)

export const DELETE = route(
  { role: 'customer', params: paramsSchema, reply: cartSchema },
  async ({ params, ...who }) => ({ data: await removeFromCart(who, params.productId) }),
)
