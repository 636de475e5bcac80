import { idParamSchema } from '../platform/id-param.ts'
import { z } from 'zod'
import { endpoint, pageOf } from '../endpoint.ts'
import {
  correctInvoiceSchema,
  invoicesQuerySchema,
  issuedInvoicesSchema,
  issueInvoicesSchema,
  listedInvoiceSchema,
  uninvoicedOrderSchema,
} from '../money/invoice.ts'
import { correctBuyerSchema } from '../money/invoice-buyer.ts'
import { orderDetailSchema } from '../selling/order.ts'

const params = z.strictObject({ id: idParamSchema })
const reply = orderDetailSchema

/** Invoices of orders; a call about one order answers the order as it is then. */
export const invoices = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/invoices',
    area: 'invoices',
    summary: 'Invoices and corrections, newest first',
    query: invoicesQuerySchema,
    reply: pageOf(listedInvoiceSchema),
  }),
  uninvoiced: endpoint({
    method: 'GET',
    path: '/api/admin/uninvoiced-orders',
    area: 'sales',
    summary: 'Orders that are to be invoiced now, oldest first',
    reply: pageOf(uninvoicedOrderSchema),
  }),
  issueMany: endpoint({
    method: 'POST',
    path: '/api/admin/invoices',
    area: 'sales',
    summary:
      'Issues the invoices of orders and sends them to their buyers; one that is refused leaves the others issued',
    body: issueInvoicesSchema,
    reply: issuedInvoicesSchema,
    deadline: 'payment',
  }),
  issue: endpoint({
    method: 'POST',
    path: '/api/admin/orders/:id/invoices',
    at: '/api/tires/orders/:id/invoices',
    area: 'sales',
    summary: 'Issues the invoice of an order and sends it to the buyer',
    params,
    reply,
  }),
  correct: endpoint({
    method: 'POST',
    path: '/api/admin/orders/:id/invoices/corrections',
    at: '/api/tires/orders/:id/invoices/corrections',
    summary: 'Corrects the invoice of an order and sends the correction to the buyer',
    params,
    body: correctInvoiceSchema,
    reply,
  }),
  correctBuyer: endpoint({
    method: 'POST',
    path: '/api/admin/orders/:id/invoices/buyer-corrections',
    at: '/api/tires/orders/:id/invoices/buyer-corrections',
    summary: 'Corrects whom the invoice of an order names; another tax id makes a new invoice',
    params,
    body: correctBuyerSchema,
    reply,
  }),
  sendAgain: endpoint({
    method: 'POST',
    path: '/api/admin/invoices/:id/ksef',
    area: 'sales',
    summary: 'Sends an invoice that KSeF refused there again',
    params: z.strictObject({ id: idParamSchema }),
    reply,
  }),
}
