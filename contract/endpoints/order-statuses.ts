import { idParamSchema } from '../platform/id-param.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { orderDetailSchema, undoStatusSchema } from '../selling/order.ts'
import {
  changeStatusesSchema,
  statusMailQuerySchema,
  statusMailSchema,
  statusOutcomesSchema,
  undoStatusesSchema,
} from '../selling/status-changes.ts'

const params = z.strictObject({ id: idParamSchema })

/** Changes of status, but for that of one order, whose body is a form. */
export const orderStatuses = {
  changeMany: endpoint({
    method: 'PATCH',
    path: '/api/admin/order-statuses',
    at: '/api/tires/orders/status',
    area: 'orders',
    summary: 'Changes the status of many orders, each by itself, and says which were refused and why',
    body: changeStatusesSchema,
    reply: statusOutcomesSchema,
  }),
  undoMany: endpoint({
    method: 'POST',
    path: '/api/admin/order-statuses/undo',
    at: '/api/tires/orders/undo',
    area: 'orders',
    summary: 'Undoes the last change of status of many orders, of those whose mail has not left',
    body: undoStatusesSchema,
    reply: statusOutcomesSchema,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/admin/orders/:id/undo',
    at: '/api/tires/orders/:id/undo',
    area: 'orders',
    summary: 'Undoes the last change of status, as long as the mail about it has not left',
    params,
    body: undoStatusSchema,
    reply: orderDetailSchema,
  }),
  mail: endpoint({
    method: 'GET',
    path: '/api/admin/orders/:id/status-mail',
    at: '/api/tires/orders/:id/status-mail',
    area: 'orders',
    summary: 'What the buyer of an order is sent for a status',
    params,
    query: statusMailQuerySchema,
    reply: statusMailSchema,
  }),
}
