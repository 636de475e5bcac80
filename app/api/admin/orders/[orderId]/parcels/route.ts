import { orderIdParamSchema } from '@bieznik/contract/order'
import { addParcelSchema, parcelSchema } from '@bieznik/contract/parcel'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { addParcel } from '@/lib/product-api/parcels.server'

export const POST = route(
  {
    role: 'staff',
    area: 'orders',
    params: z.object({ orderId: orderIdParamSchema }),
    body: addParcelSchema,
    reply: z.array(parcelSchema),
  },
  async ({ params, body, ...who }) => ({ data: await addParcel(who, params.orderId, body) }),
)
