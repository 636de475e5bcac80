import { idParamSchema } from '@bieznik/contract/platform/id-param'
import { orderDocumentSchema } from '@bieznik/contract/people/back-office'
import { backOffice } from '@bieznik/contract/endpoints/back-office'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../../platform/db/client.ts'
import { implement } from '../../platform/http/implement.ts'
import { notFound } from '../../platform/http/problem-error.ts'
import { replies } from '../../platform/http/replies.ts'
import type { Recipient } from '../../money/payments/transfer/recipient.ts'
import { withTransfer } from '../../money/payments/transfer/transfer-details.ts'
import { getOrderDocument, listPackingDocuments } from './order-document.queries.ts'
import { getOrdersVersion, getOrderSummary } from './order-summary.queries.ts'

export const backOfficeRoutes: FastifyPluginAsyncZod<{ db: Database; company: Recipient }> = async (
  app,
  { db, company },
) => {
  implement(app, backOffice.summary, () => getOrderSummary(db))
  implement(app, backOffice.version, async () => ({ version: await getOrdersVersion(db) }))
  implement(app, backOffice.documents, async ({ query: { ids } }) =>
    (await listPackingDocuments(db, ids)).map((document) => withTransfer(document, company)),
  )

  app.get(
    '/api/tires/orders/:id/document',
    {
      config: { access: 'staff', area: 'orders' },
      schema: {
        summary: 'What the papers of an order name',
        params: z.strictObject({ id: idParamSchema }),
        response: replies(orderDocumentSchema),
      },
    },
    async (request) => {
      const document = await getOrderDocument(db, { id: request.params.id })
      if (!document) throw notFound('order')
      return withTransfer(document, company)
    },
  )
}
