import { failureParamSchema, failuresSchema } from '@bieznik/contract/failure'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { closeFailure } from '@/lib/product-api/failures.server'

/** Staff have taken care of it in another way. */
export const POST = route(
  { role: 'staff', params: failureParamSchema, body: z.strictObject({}), reply: failuresSchema },
  async ({ params, body: _body, ...who }) => ({ data: await closeFailure(who, params) }),
)
