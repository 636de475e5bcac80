import { customerParamSchema, erasureSchema } from '@bieznik/contract/people/customer'
import { eraseCustomer } from '@/lib/customers/customers.server'
import { route } from '@/lib/http/route.server'

/** Erases a person but for what the law keeps, and says what that is. */
export const POST = route(
  { role: 'staff', params: customerParamSchema, reply: erasureSchema },
  async ({ params, ...who }) => ({ data: await eraseCustomer(who, params.uid) }),
)
