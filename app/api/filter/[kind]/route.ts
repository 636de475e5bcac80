import { boltCircleParamSchema, measureParamSchema } from '@bieznik/contract/catalogue-query'
import { z } from 'zod'
import { filterOptionsSchema } from '@/lib/catalogue/filter-schemas'
import { filterKinds } from '@/lib/catalogue/filters'
import { route } from '@/lib/http/route.server'
import { listFilterOptions } from '@/lib/product-api/filter-options.server'

const paramsSchema = z.object({ kind: z.enum(filterKinds) })

const querySchema = z.object({
  width: measureParamSchema.optional(),
  profile: measureParamSchema.optional(),
  diameter: measureParamSchema.optional(),
  boltSpacing: boltCircleParamSchema.optional(),
  boltDistance: boltCircleParamSchema.optional(),
})

/** What can be chosen next in a filter, below what is chosen already. Not kept by browsers: a list may be empty for a moment only. */
export const GET = route(
  { role: 'anyone', params: paramsSchema, query: querySchema, reply: filterOptionsSchema },
  async ({ params, query }) => ({ data: await listFilterOptions(params.kind, query) }),
)
