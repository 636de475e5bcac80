import { idParamSchema } from '@bieznik/contract/id-param'
import { shipmentSchema } from '@bieznik/contract/shipment'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { cancelShipment } from '@/lib/product-api/shipments.server'

export const DELETE = route(
  {
    role: 'staff',
    area: 'orders',
    params: z.object({ shipmentId: idParamSchema }),
    reply: z.array(shipmentSchema),
  },
  async ({ params, ...who }) => ({ data: await cancelShipment(who, params.shipmentId) }),
)
