import { orderIdParamSchema } from '@bieznik/contract/order'
import { parcelSchema } from '@bieznik/contract/parcel'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { removeParcel } from '@/lib/product-api/parcels.server'

export const DELETE = route(
  {
    role: 'staff',
    area: 'orders',
    params: z.object({ orderId: orderIdParamSchema, parcelId: orderIdParamSchema }),
    reply: z.array(parcelSchema),
  },
  async ({ params, ...who }) => ({ data: await removeParcel(who, params) }),
)
