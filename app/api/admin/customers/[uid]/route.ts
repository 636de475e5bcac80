import { customerParamSchema } from '@bieznik/contract/people/customer'
import { staffCustomerSchema } from '@/lib/customers/customer-requests'
import { getStaffCustomer } from '@/lib/customers/customers.server'
import { route } from '@/lib/http/route.server'

export const GET = route(
  { role: 'staff', params: customerParamSchema, reply: staffCustomerSchema },
  async ({ params, ...who }) => ({ data: await getStaffCustomer(who, params.uid) }),
)
