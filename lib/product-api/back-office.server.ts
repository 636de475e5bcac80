import 'server-only'
import { orderDocumentSchema, type OrderDocument } from '@bieznik/contract/back-office'
import { ProblemError } from '@/lib/http/problem-error'
import { streamProductApi } from './client.server'
import { callFor, readFor, type OnBehalfOf } from './on-behalf.server'

/** What the papers of an order name; staff any, others their own. */
export const getOrderDocument = (who: OnBehalfOf, orderId: number): Promise<OrderDocument> =>
  readFor(who, { path: `/api/tires/orders/${orderId}/document`, reply: orderDocumentSchema })

/** Throws not_found for another's order, for staff too: they have their own way to it. */
export async function getOwnOrderDocument(who: OnBehalfOf, orderId: number): Promise<OrderDocument> {
  const document = await getOrderDocument(who, orderId)
  if (document.userId !== who.caller.uid) throw new ProblemError('not_found', 'there is no such order')
  return document
}

/** The contract of an order as a PDF: one's own, for staff any. */
export async function getOrderContract(who: OnBehalfOf, orderId: number): Promise<Response> {
  const { body } = await streamProductApi({ ...callFor(who), path: `/api/tires/orders/${orderId}/contract` })
  return new Response(body, { headers: { 'content-type': 'application/pdf' } })
}
