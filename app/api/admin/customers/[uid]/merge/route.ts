import { customerParamSchema, mergeSchema } from '@bieznik/contract/customer'
import { takenOverSchema } from '@bieznik/contract/guest'
import { route } from '@/lib/http/route.server'
import { mergeCustomers } from '@/lib/product-api/customers.server'

/** Makes what a guest has that of an account of the same human. */
export const POST = route(
  { role: 'staff', params: customerParamSchema, body: mergeSchema, reply: takenOverSchema },
  async ({ params, body, ...who }) => ({ data: await mergeCustomers(who, params.uid, body.into) }),
)
