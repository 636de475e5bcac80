import { customerParamSchema, erasureSchema } from '@bieznik/contract/customer'
import { eraseCustomer } from '@/lib/admin-customers/customers.server'
import { route } from '@/lib/http/route.server'

/** Erases a person but for what the law keeps, and says what that is. */
export const POST = route(
  { role: 'staff', params: customerParamSchema, reply: erasureSchema },
  async ({ params, ...who }) => ({ data: await eraseCustomer(who, params.uid) }),
)
