import type { Company } from '@bieznik/contract/platform/company'
import { invoices } from '@bieznik/contract/endpoints/invoices'
import { invoiceIdParamSchema } from '@bieznik/contract/money/invoice'
import { mayDo } from '@bieznik/contract/people/staff'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../../platform/db/client.ts'
import { requireCaller } from '../../platform/http/access.ts'
import { implement } from '../../platform/http/implement.ts'
import { catalogueSliceOf } from '../../platform/http/paging.ts'
import { notFound, ProblemError } from '../../platform/http/problem-error.ts'
import { textReplies } from '../../platform/http/replies.ts'
import { getOrderDetail } from '../../selling/orders/orders.queries.ts'
import { correctBuyer } from './correct-buyer.ts'
import { correctInvoice } from './correct-invoice.ts'
import type { InvoiceSettings } from './invoice-settings.ts'
import type { KsefCodes } from './ksef/ksef-codes.ts'
import { sendAgain } from './ksef/send-again.ts'
import { getConfirmation, getInvoice } from './invoices.queries.ts'
import { issueInvoice, issueInvoices } from './issue-invoice.ts'
import { listInvoices, listUninvoiced } from './list-invoices.queries.ts'
import { printInvoice } from './print-invoice.ts'

type Options = {
  db: Database
  company: Company
  invoicing: InvoiceSettings
  /** null: no invoice is sent to KSeF. */
  ksefCodes: KsefCodes | null
  mailQueued: () => void
}

const ofInvoice = z.strictObject({ id: invoiceIdParamSchema })

export const invoiceRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { db, company, invoicing, ksefCodes, mailQueued },
) => {
  /** Throws not_found; of another's invoice too, unless staff ask. */
  async function requireInvoice(request: FastifyRequest, id: number) {
    const { uid, staffRole } = requireCaller(request)
    const mayRead = mayDo(staffRole, 'orders') || mayDo(staffRole, 'invoices')
    const invoice = await getInvoice(db, { id, userId: mayRead ? undefined : uid })
    if (!invoice) throw notFound('invoice')
    return invoice
  }

  async function orderNow(id: number) {
    mailQueued()
    const order = await getOrderDetail(db, { id })
    if (!order) throw notFound('order')
    return order
  }

  implement(app, invoices.list, ({ query }) => listInvoices(db, query, catalogueSliceOf(query)))
  implement(app, invoices.uninvoiced, () => listUninvoiced(db, invoicing))

  implement(app, invoices.issueMany, async ({ body, caller }) => {
    const result = await issueInvoices({ db, company, settings: invoicing }, body.orderIds, caller.uid)
    if (result.issued > 0) mailQueued()
    return result
  })

  implement(app, invoices.issue, async ({ params: { id: orderId }, caller }) => {
    const issuer = { db, company, settings: invoicing }
    await issueInvoice(issuer, { orderId, who: caller.uid, now: new Date() })
    return orderNow(orderId)
  })

  implement(app, invoices.correct, async ({ params: { id: orderId }, body, caller }) => {
    await correctInvoice(db, orderId, body, { who: caller.uid, now: new Date(), settings: invoicing })
    return orderNow(orderId)
  })

  implement(app, invoices.correctBuyer, async ({ params: { id: orderId }, body, caller }) => {
    await correctBuyer(db, orderId, body, { who: caller.uid, now: new Date(), settings: invoicing })
    return orderNow(orderId)
  })

  implement(app, invoices.sendAgain, async ({ params: { id } }) => {
    if (!ksefCodes) throw new ProblemError('status_not_allowed', 'No invoice is sent to KSeF.')
    return orderNow(await db.transaction((tx) => sendAgain(tx, id)))
  })

  app.get(
    '/api/invoices/:id/pdf',
    {
      config: { access: 'customer' },
      schema: {
        summary: "An invoice or a correction as a PDF: one's own, for staff any",
        params: ofInvoice,
        response: textReplies('application/pdf', 'The file'),
      },
    },
    async (request, reply) => {
      const found = await requireInvoice(request, request.params.id)
      return reply.type('application/pdf').send(await printInvoice(found, ksefCodes))
    },
  )

  app.get(
    '/api/invoices/:id/xml',
    {
      config: { access: 'customer' },
      schema: {
        summary: "The structured invoice FA(3) as it was issued: one's own, for staff any",
        params: ofInvoice,
        response: textReplies('application/xml', 'The file'),
      },
    },
    async (request, reply) => {
      const { xml } = await requireInvoice(request, request.params.id)
      return reply.type('application/xml; charset=utf-8').send(xml)
    },
  )

  app.get(
    '/api/invoices/:id/upo',
    {
      config: { access: 'staff', area: 'invoices' },
      schema: {
        summary: 'The official confirmation that KSeF has the invoice (UPO)',
        params: ofInvoice,
        response: textReplies('application/xml', 'The file'),
      },
    },
    async (request, reply) => {
      const confirmation = await getConfirmation(db, request.params.id)
      if (confirmation === null) throw notFound('confirmation')
      return reply.type('application/xml; charset=utf-8').send(confirmation)
    },
  )
}
