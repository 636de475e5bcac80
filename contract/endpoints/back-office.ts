import { z } from 'zod'
import { orderSummarySchema, ordersVersionSchema, packingDocumentSchema } from '../people/back-office.ts'
import { endpoint } from '../endpoint.ts'
import { orderIdListSchema } from '../selling/order-list.ts'

/** What staff read of the orders as a whole, and of the papers that go with them. */
export const backOffice = {
  summary: endpoint({
    method: 'GET',
    path: '/api/admin/order-summary',
    at: '/api/tires/orders/summary',
    area: 'orders',
    summary: 'What is waiting for staff, and orders and turnover of the last 30 days',
    reply: orderSummarySchema,
  }),
  version: endpoint({
    method: 'GET',
    path: '/api/admin/orders-version',
    at: '/api/tires/orders/version',
    area: 'orders',
    summary: 'Another value when an order was placed or changed its status',
    reply: ordersVersionSchema,
  }),
  documents: endpoint({
    method: 'GET',
    path: '/api/admin/order-documents',
    at: '/api/tires/orders/documents',
    area: 'orders',
    summary: 'What the papers of several orders name; those that are not there are left out',
    query: z.strictObject({ ids: orderIdListSchema }),
    reply: z.array(packingDocumentSchema),
  }),
}
