import type { Secrets } from '@bieznik/backend-kit/signature'
import type { Company } from '@bieznik/contract/platform/company'
import type { DeliveryCountries } from '@bieznik/contract/selling/delivery-countries'
import { orderIdSchema } from '@bieznik/contract/selling/order-id'
import { orderLinkSchema } from '@bieznik/contract/selling/order-link'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { confirmationOf } from '../confirmation/confirmation.ts'
import { renderPdfApart } from '../confirmation/confirmation-process.ts'
import type { Database } from '../../platform/db/client.ts'
import { notFound } from '../../platform/http/problem-error.ts'
import { textReplies } from '../../platform/http/replies.ts'
import { getInvoice } from '../../money/invoices/invoices.queries.ts'
import type { KsefCodes } from '../../money/invoices/ksef/ksef-codes.ts'
import { printInvoice } from '../../money/invoices/print-invoice.ts'
import { requireOrderOfLink } from './order-link.ts'
import { getOrderDocument } from './order-document.queries.ts'

type Options = {
  db: Database
  company: Company
  deliveryCountries: DeliveryCountries
  ksefCodes: KsefCodes | null
  /** None: there are no links. */
  linkSecrets: Secrets
}

const config = { access: 'anyone' } as const
const pdf = textReplies('application/pdf', 'The file')

/** The files of the order of a signed link, as its mails carry them. The link comes in the body, which no log has. */
export const linkedFileRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { db, linkSecrets, ksefCodes, ...settings },
) => {
  app.post(
    '/api/linked-order/contract',
    {
      config,
      schema: {
        summary: 'The contract and the information for consumers of the order of a link, as a PDF',
        body: z.strictObject({ link: orderLinkSchema }),
        response: pdf,
      },
    },
    async ({ body: { link } }, reply) => {
      const id = await requireOrderOfLink(db, linkSecrets, link)
      const order = await getOrderDocument(db, { id })
      if (!order) throw notFound('order')
      const file = await renderPdfApart(await confirmationOf(db, order, order.language, settings))
      return reply.header('cache-control', 'private, no-store').type('application/pdf').send(file)
    },
  )

  app.post(
    '/api/linked-order/invoice',
    {
      config,
      schema: {
        summary: 'An invoice or a correction of the order of a link, as a PDF',
        body: z.strictObject({ link: orderLinkSchema, invoiceId: orderIdSchema }),
        response: pdf,
      },
    },
    async ({ body: { link, invoiceId } }, reply) => {
      const orderId = await requireOrderOfLink(db, linkSecrets, link)
      const found = await getInvoice(db, { id: invoiceId })
      if (found?.orderId !== orderId) throw notFound('invoice')
      const file = await printInvoice(db, found, ksefCodes)
      return reply.header('cache-control', 'private, no-store').type('application/pdf').send(file)
    },
  )
}
