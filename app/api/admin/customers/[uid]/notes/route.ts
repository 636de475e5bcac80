import { customerParamSchema, customerSchema } from '@bieznik/contract/customer'
import { addNoteSchema } from '@bieznik/contract/order-work'
import { route } from '@/lib/http/route.server'
import { addCustomerNote } from '@/lib/product-api/customers.server'

export const POST = route(
  { role: 'staff', params: customerParamSchema, body: addNoteSchema, reply: customerSchema },
  async ({ params, body, ...who }) => ({ data: await addCustomerNote(who, params.uid, body.text) }),
)
