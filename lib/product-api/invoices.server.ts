import 'server-only'
import { correctInvoiceSchema, type CorrectInvoice } from '@bieznik/contract/invoice'
import type { CorrectBuyer } from '@bieznik/contract/invoice-buyer'
import { orderDetailSchema, type OrderDetail } from '@bieznik/contract/order'
import { z } from 'zod'
import type { OnBehalfOf } from './on-behalf.server'
import { callProductApi, streamProductApi } from './client.server'

function invoiceCall({ caller, requestId }: OnBehalfOf, path: string) {
  return { path, token: caller.token, requestId, deadline: 'order' as const }
}

/** Staff only. Throws status_not_allowed, changed_meanwhile, or invalid_request when the order's data make no invoice. */
export async function issueInvoice(who: OnBehalfOf, orderId: number): Promise<OrderDetail> {
  const { data } = await callProductApi({
    ...invoiceCall(who, `/api/tires/orders/${orderId}/invoices`),
    method: 'POST',
    reply: orderDetailSchema,
  })
  return data
}

/** Staff only. Throws changed_meanwhile, or invalid_request when nothing would change. */
export async function correctInvoice(
  who: OnBehalfOf,
  orderId: number,
  correction: CorrectInvoice,
): Promise<OrderDetail> {
  const { data } = await callProductApi({
    ...invoiceCall(who, `/api/tires/orders/${orderId}/invoices/corrections`),
    method: 'POST',
    json: z.encode(correctInvoiceSchema, correction),
    reply: orderDetailSchema,
  })
  return data
}

/** Staff only. Throws changed_meanwhile, or invalid_request when nothing would change or the tax id is none. */
export async function correctInvoicedBuyer(
  who: OnBehalfOf,
  orderId: number,
  correction: CorrectBuyer,
): Promise<OrderDetail> {
  const { data } = await callProductApi({
    ...invoiceCall(who, `/api/tires/orders/${orderId}/invoices/buyer-corrections`),
    method: 'POST',
    json: correction,
    reply: orderDetailSchema,
  })
  return data
}

/** Staff only: once more what KSeF did not take. Throws status_not_allowed for what is on its way or has its number. */
export async function sendInvoiceAgain(who: OnBehalfOf, invoiceId: number): Promise<OrderDetail> {
  const { data } = await callProductApi({
    ...invoiceCall(who, `/api/invoices/${invoiceId}/ksef`),
    method: 'POST',
    reply: orderDetailSchema,
  })
  return data
}

const XML = 'application/xml; charset=utf-8'
const mediaTypes = { pdf: 'application/pdf', xml: XML, upo: XML } as const

/** An invoice or a correction as a file, one's own, for staff any; `upo`, what KSeF confirms of it, for staff alone. */
export async function getInvoiceFile(
  who: OnBehalfOf,
  invoiceId: number,
  kind: keyof typeof mediaTypes,
): Promise<Response> {
  const { body } = await streamProductApi(invoiceCall(who, `/api/invoices/${invoiceId}/${kind}`))
  return new Response(body, { headers: { 'content-type': mediaTypes[kind] } })
}
