import { moneySchema } from '@bieznik/contract/money/money'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { getCartTotal } from '@/lib/product-api/cart.server'

export const GET = route(
  { role: 'customer', reply: z.strictObject({ total: moneySchema }) },
  async (who) => ({
    data: { total: await getCartTotal(who) },
  }),
)
