import { boltCircleParamSchema, measureParamSchema } from '@bieznik/contract/catalogue/catalogue-query'
import { z } from 'zod'
import { filterOptions, tireFits } from '@/lib/catalogue/filter-options'
import { filterOptionsSchema } from '@/lib/catalogue/filter-schemas'
import { filterKinds, type FilterKind } from '@/lib/catalogue/filters'
import { route } from '@/lib/http/route.server'
import { listSpacerFits, listTireSizes, listWheelFits } from '@/lib/product-api/on-sale.server'

const paramsSchema = z.object({ kind: z.enum(filterKinds) })

const measure = measureParamSchema.transform(String).optional()

const querySchema = z.object({
  width: measure,
  profile: measure,
  diameter: measure,
  boltSpacing: boltCircleParamSchema.optional(),
  boltDistance: boltCircleParamSchema.optional(),
})

const fitsOnSale = {
  tire: async () => tireFits(await listTireSizes()),
  wheel: listWheelFits,
  spacer: listSpacerFits,
} satisfies Record<FilterKind, () => Promise<unknown>>

/** What can be chosen next in a filter, below what is chosen already. Not kept by browsers: a list may be empty for a moment only. */
export const GET = route(
  { role: 'anyone', params: paramsSchema, query: querySchema, reply: filterOptionsSchema },
  async ({ params: { kind }, query }) => ({ data: filterOptions(kind, await fitsOnSale[kind](), query) }),
)
