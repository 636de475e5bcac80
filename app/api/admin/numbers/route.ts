import { numbersQuerySchema, numbersSchema } from '@bieznik/contract/numbers'
import { route } from '@/lib/http/route.server'
import { getNumbers } from '@/lib/product-api/numbers.server'

/** Turnover and margin of a period. */
export const GET = route(
  { role: 'staff', query: numbersQuerySchema, reply: numbersSchema },
  async ({ query, ...who }) => ({ data: await getNumbers(who, query) }),
)
