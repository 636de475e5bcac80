import { orderIdParamSchema } from '@bieznik/contract/order'
import {
  orderDocumentSchema,
  orderSummarySchema,
  packingDocumentSchema,
  ordersVersionSchema,
} from '@bieznik/contract/back-office'
import { orderIdListSchema } from '@bieznik/contract/order-list'
import { mayDo } from '@bieznik/contract/staff'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../db/client.ts'
import { requireCaller } from '../http/access.ts'
import { notFound } from '../http/problem-error.ts'
import { replies } from '../http/replies.ts'
import type { Recipient } from '../payments/transfer/recipient.ts'
import { withTransfer } from '../payments/transfer/transfer-details.ts'
import { getOrderDocument, listPackingDocuments } from './order-document.queries.ts'
import { getOrdersVersion, getOrderSummary } from './order-summary.queries.ts'

export const backOfficeRoutes: FastifyPluginAsyncZod<{ db: Database; company: Recipient }> = async (
  app,
  { db, company },
) => {
  app.get(
    '/api/tires/orders/summary',
    {
      config: { access: 'staff', area: 'orders' },
      schema: {
        summary: 'What is waiting for staff, and orders and turnover of the last 30 days',
        response: replies(orderSummarySchema),
      },
    },
    () => getOrderSummary(db),
  )

  app.get(
    '/api/tires/orders/version',
    {
      config: { access: 'staff', area: 'orders' },
      schema: {
        summary: 'Another value when an order was placed or changed its status',
        response: replies(ordersVersionSchema),
      },
    },
    async () => ({ version: await getOrdersVersion(db) }),
  )

  app.get(
    '/api/tires/orders/documents',
    {
      config: { access: 'staff', area: 'orders' },
      schema: {
        summary: 'What the papers of several orders name; those that are not there are left out',
        querystring: z.strictObject({ ids: orderIdListSchema }),
        response: replies(z.array(packingDocumentSchema)),
      },
    },
    ({ query: { ids } }) => listPackingDocuments(db, ids),
  )

  app.get(
    '/api/tires/orders/:id/document',
    {
      config: { access: 'customer' },
      schema: {
        summary: "What the papers of an order name: one's own, for staff any",
        params: z.strictObject({ id: orderIdParamSchema }),
        response: replies(orderDocumentSchema),
      },
    },
    async (request) => {
      const { uid, staffRole } = requireCaller(request)
      const document = await getOrderDocument(db, {
        id: request.params.id,
        userId: mayDo(staffRole, 'orders') ? undefined : uid,
      })
      if (!document) throw notFound('order')
      return withTransfer(document, company)
    },
  )
}
