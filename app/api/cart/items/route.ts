import { cartSchema } from '@bieznik/contract/selling/cart'
import { addItemSchema } from '@/lib/cart/cart-requests'
import { route } from '@/lib/http/route.server'
import { addToCart } from '@/lib/product-api/cart.server'

export const POST = route(
  { role: 'customer', body: addItemSchema, reply: cartSchema },
  async ({ body, ...who }) => ({
    data: await addToCart(who, body.productId, body.quantity),
    status: 201,
  }),
)
