import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { correctInvoiceSchema, invoiceIdParamSchema } from '../money/invoice.ts'
import { correctBuyerSchema } from '../money/invoice-buyer.ts'
import { orderDetailSchema, orderIdParamSchema } from '../selling/order.ts'

const params = z.strictObject({ id: orderIdParamSchema })
const reply = orderDetailSchema

/** Invoices of orders; each call answers the order as it is then. */
export const invoices = {
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
    at: '/api/invoices/:id/ksef',
    area: 'sales',
    summary: 'Sends an invoice that KSeF refused there again',
    params: z.strictObject({ id: invoiceIdParamSchema }),
    reply,
  }),
}
