import { searchMissSchema } from '@bieznik/contract/search'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { listSearchMisses } from '@/lib/product-api/search-misses.server'

/** What was searched for in vain. */
export const GET = route({ role: 'staff', reply: z.array(searchMissSchema) }, async (who) => ({
  data: await listSearchMisses(who),
}))
