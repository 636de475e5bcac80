import { numberFileParamSchema, numbersFileSchema } from '@bieznik/contract/money/reports'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { downloadNumbers } from '@/lib/product-api/figure-files.server'

/** One of the tables as a file. */
export const GET = route(
  { role: 'staff', params: numberFileParamSchema, query: numbersFileSchema, reply: z.never() },
  async ({ params, query, ...who }) => downloadNumbers(who, params.file, query),
)
