import { measureParamSchema } from '@bieznik/contract/catalogue-query'
import { z } from 'zod'
import { tireFilterOptionsSchema } from '@/lib/catalogue/tire-filter-options'
import { route } from '@/lib/http/route.server'
import { getTireFilterOptions } from '@/lib/product-api/tire-filter.server'

const querySchema = z.object({
  width: measureParamSchema.optional(),
  profile: measureParamSchema.optional(),
  diameter: measureParamSchema.optional(),
})

/** What can be chosen next in the tire filter, below what is chosen already. */
export const GET = route(
  { role: 'anyone', query: querySchema, reply: tireFilterOptionsSchema },
  async ({ query }) => ({
    data: await getTireFilterOptions(query),
    headers: { 'cache-control': 'public, max-age=60' },
  }),
)
