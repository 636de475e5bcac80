import { orderIdListSchema } from '@bieznik/contract/order-list'
import { askedShipmentsSchema, askShipmentsSchema, shipmentsSchema } from '@bieznik/contract/shipment'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { askShipments, listShipments } from '@/lib/product-api/shipments.server'

export const GET = route(
  { role: 'staff', area: 'orders', query: z.object({ orders: orderIdListSchema }), reply: shipmentsSchema },
  async ({ query, ...who }) => ({ data: await listShipments(who, query.orders) }),
)

export const POST = route(
  { role: 'staff', area: 'orders', body: askShipmentsSchema, reply: askedShipmentsSchema },
  async ({ body, ...who }) => ({ data: await askShipments(who, body) }),
)
