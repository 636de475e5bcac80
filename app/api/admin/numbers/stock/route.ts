import { stockNumbersQuerySchema, stockNumbersSchema } from '@bieznik/contract/numbers'
import { route } from '@/lib/http/route.server'
import { getStockNumbers } from '@/lib/product-api/numbers.server'

/** Dead stock, and what to reorder. */
export const GET = route(
  { role: 'staff', query: stockNumbersQuerySchema, reply: stockNumbersSchema },
  async ({ query, ...who }) => ({ data: await getStockNumbers(who, query) }),
)
