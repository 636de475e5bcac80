import { customerParamSchema } from '@bieznik/contract/people/customer'
import { customerCopySchema } from '@/lib/customers/customer-requests'
import { getCustomerCopy } from '@/lib/customers/customers.server'
import { route } from '@/lib/http/route.server'

/** A copy of somebody's data; that it was taken is logged, so it is no GET. */
export const POST = route(
  { role: 'staff', params: customerParamSchema, reply: customerCopySchema },
  async ({ params, ...who }) => ({ data: await getCustomerCopy(who, params.uid) }),
)
