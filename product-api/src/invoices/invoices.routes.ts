import type { Company } from '@bieznik/contract/company'
import { correctInvoiceSchema, invoiceIdParamSchema } from '@bieznik/contract/invoice'
import { correctBuyerSchema } from '@bieznik/contract/invoice-buyer'
import { orderDetailSchema, orderIdParamSchema } from '@bieznik/contract/order'
import { mayDo } from '@bieznik/contract/staff'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../db/client.ts'
import { requireCaller } from '../http/access.ts'
import { notFound, ProblemError } from '../http/problem-error.ts'
import { replies, textReplies } from '../http/replies.ts'
import { getOrderDetail } from '../orders/orders.queries.ts'
import { correctBuyer } from './correct-buyer.ts'
import { correctInvoice } from './correct-invoice.ts'
import type { InvoiceSettings } from './invoice-settings.ts'
import type { KsefCodes } from './ksef/ksef-codes.ts'
import { sendAgain } from './ksef/send-again.ts'
import { getConfirmation, getInvoice } from './invoices.queries.ts'
import { issueInvoice } from './issue-invoice.ts'
import { printInvoice } from './print-invoice.ts'

type Options = {
  db: Database
  company: Company
  invoicing: InvoiceSettings
  /** null: no invoice is sent to KSeF. */
  ksefCodes: KsefCodes | null
  mailQueued: () => void
}

const ofOrder = z.strictObject({ id: orderIdParamSchema })
const ofInvoice = z.strictObject({ id: invoiceIdParamSchema })

export const invoiceRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { db, company, invoicing, ksefCodes, mailQueued },
) => {
  /** Throws not_found; of another's invoice too, unless staff ask. */
  async function requireInvoice(request: FastifyRequest, id: number) {
    const { uid, staffRole } = requireCaller(request)
    const invoice = await getInvoice(db, { id, userId: mayDo(staffRole, 'orders') ? undefined : uid })
    if (!invoice) throw notFound('invoice')
    return invoice
  }

  async function orderNow(id: number) {
    mailQueued()
    const order = await getOrderDetail(db, { id })
    if (!order) throw notFound('order')
    return order
  }

  app.post(
    '/api/tires/orders/:id/invoices',
    {
      config: { access: 'staff', area: 'invoices' },
      schema: {
        summary: 'Issues the invoice of an order and sends it to the buyer',
        params: ofOrder,
        response: replies(orderDetailSchema),
      },
    },
    async (request) => {
      const issuer = { db, company, settings: invoicing }
      const orderId = request.params.id
      await issueInvoice(issuer, { orderId, who: requireCaller(request).uid, now: new Date() })
      return orderNow(orderId)
    },
  )

  app.post(
    '/api/tires/orders/:id/invoices/corrections',
    {
      config: { access: 'staff' },
      schema: {
        summary: 'Corrects the invoice of an order and sends the correction to the buyer',
        params: ofOrder,
        body: correctInvoiceSchema,
        response: replies(orderDetailSchema),
      },
    },
    async (request) => {
      const orderId = request.params.id
      const by = { who: requireCaller(request).uid, now: new Date(), settings: invoicing }
      await correctInvoice(db, orderId, request.body, by)
      return orderNow(orderId)
    },
  )

  app.post(
    '/api/tires/orders/:id/invoices/buyer-corrections',
    {
      config: { access: 'staff' },
      schema: {
        summary: 'Corrects whom the invoice of an order names; another tax id makes a new invoice',
        params: ofOrder,
        body: correctBuyerSchema,
        response: replies(orderDetailSchema),
      },
    },
    async (request) => {
      const orderId = request.params.id
      const by = { who: requireCaller(request).uid, now: new Date(), settings: invoicing }
      await correctBuyer(db, orderId, request.body, by)
      return orderNow(orderId)
    },
  )

  app.post(
    '/api/invoices/:id/ksef',
    {
      config: { access: 'staff', area: 'invoices' },
      schema: {
        summary: 'Sends an invoice that KSeF refused there again',
        params: ofInvoice,
        response: replies(orderDetailSchema),
      },
    },
    async (request) => {
      if (!ksefCodes) throw new ProblemError('status_not_allowed', 'No invoice is sent to KSeF.')
      return orderNow(await db.transaction((tx) => sendAgain(tx, request.params.id)))
    },
  )

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
