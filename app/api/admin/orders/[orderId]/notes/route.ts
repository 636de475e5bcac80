import { orderIdParamSchema } from '@bieznik/contract/order'
import { addNoteSchema, orderWorkSchema } from '@bieznik/contract/order-work'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { addNote } from '@/lib/product-api/order-work.server'

export const POST = route(
  {
    role: 'staff',
    area: 'orders',
    params: z.object({ orderId: orderIdParamSchema }),
    body: addNoteSchema,
    reply: orderWorkSchema,
  },
  async ({ params, body, ...who }) => ({ data: await addNote(who, params.orderId, body) }),
)
