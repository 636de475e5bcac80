import { z } from 'zod'
import { askDispatchSchema, dispatchOrdersSchema } from '../selling/dispatch-order.ts'
import { endpoint } from '../endpoint.ts'
import { idParamSchema } from '../platform/id-param.ts'
import { orderIdListSchema } from '../selling/order-list.ts'
import {
  askedShipmentsSchema,
  askShipmentsSchema,
  shipmentSchema,
  shipmentsSchema,
} from '../selling/shipment.ts'

/** Parcels that staff order from a carrier. */
export const shipments = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/shipments',
    area: 'orders',
    summary: 'The shipments of several orders, and parcels for what is in none yet',
    query: z.strictObject({ orders: orderIdListSchema }),
    reply: shipmentsSchema,
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/admin/shipments',
    area: 'orders',
    summary: 'Asks a carrier for parcels of several orders, and says which were refused and why',
    body: askShipmentsSchema,
    reply: askedShipmentsSchema,
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/api/admin/shipments/:id',
    area: 'orders',
    summary: 'Takes a shipment back, which its carrier may refuse, and answers those of its order',
    params: z.strictObject({ id: idParamSchema }),
    reply: z.array(shipmentSchema),
  }),
}

/** Couriers whom staff order to collect what is ready. */
export const dispatchOrders = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/dispatch-orders',
    area: 'orders',
    summary: 'Parcels that wait for a courier, and the couriers who were ordered in the last days',
    reply: dispatchOrdersSchema,
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/admin/dispatch-orders',
    area: 'orders',
    summary: 'Orders a courier for all parcels of a carrier that are ready',
    body: askDispatchSchema,
    reply: dispatchOrdersSchema,
  }),
}
