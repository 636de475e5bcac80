import { customersQuerySchema } from '@bieznik/contract/people/customer'
import { customerPageSchema } from '@/lib/customers/customer-requests'
import { findCustomers } from '@/lib/customers/customers.server'
import { route } from '@/lib/http/route.server'

/** People who bought something. */
export const GET = route(
  { role: 'staff', query: customersQuerySchema, reply: customerPageSchema },
  async ({ query, ...who }) => ({ data: await findCustomers(who, query) }),
)
