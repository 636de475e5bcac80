import { failureParamSchema, failuresSchema, retryFailureSchema } from '@bieznik/contract/failure'
import { route } from '@/lib/http/route.server'
import { retryFailure } from '@/lib/product-api/failures.server'

/** What was tried in vain is tried once more. */
export const POST = route(
  { role: 'staff', params: failureParamSchema, body: retryFailureSchema, reply: failuresSchema },
  async ({ params, body, ...who }) => ({ data: await retryFailure(who, params, body) }),
)
