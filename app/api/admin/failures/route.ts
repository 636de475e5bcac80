import { failuresSchema } from '@bieznik/contract/failure'
import { route } from '@/lib/http/route.server'
import { listFailures } from '@/lib/product-api/failures.server'

export const GET = route({ role: 'staff', reply: failuresSchema }, async (who) => ({
  data: await listFailures(who),
}))
