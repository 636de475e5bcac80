import { cartSchema } from '@bieznik/contract/selling/cart'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { clearCart, getCart } from '@/lib/product-api/cart.server'

export const GET = route({ role: 'customer', reply: cartSchema }, async (who) => ({
  data: await getCart(who),
}))

export const DELETE = route({ role: 'customer', reply: z.null() }, async (who) => {
  await clearCart(who)
  return { data: null }
})
