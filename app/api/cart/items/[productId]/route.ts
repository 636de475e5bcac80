import { idParamSchema } from '@bieznik/contract/platform/id-param'
import { cartSchema } from '@bieznik/contract/selling/cart'
import { z } from 'zod'
import { changeItemSchema } from '@/lib/cart/cart-requests'
import { route } from '@/lib/http/route.server'
import { changeCartQuantity, removeFromCart } from '@/lib/product-api/cart.server'

const paramsSchema = z.object({ productId: idParamSchema })

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
