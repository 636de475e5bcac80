import 'server-only'
import {
  orderDocumentSchema,
  ordersVersionSchema,
  orderSummarySchema,
  packingDocumentSchema,
  type OrderDocument,
  type PackingDocument,
  type OrderSummary,
} from '@bieznik/contract/back-office'
import { z } from 'zod'
import { ProblemError } from '@/lib/http/problem-error'
import { callFor, type OnBehalfOf } from './on-behalf.server'
import { callProductApi, streamProductApi } from './client.server'

function deskCall(who: OnBehalfOf, path: string) {
  return { ...callFor(who), path: `/api/tires/orders/${path}` }
}

/** What is waiting, and the last 30 days; staff only. */
export async function getOrderSummary(who: OnBehalfOf): Promise<OrderSummary> {
  return (await callProductApi({ ...deskCall(who, 'summary'), reply: orderSummarySchema })).data
}

/** Another value when an order was placed or changed its status; staff only. */
export async function getOrdersVersion(who: OnBehalfOf): Promise<{ version: string }> {
  return (await callProductApi({ ...deskCall(who, 'version'), reply: ordersVersionSchema })).data
}

/** What the papers of an order name; staff any, others their own. */
export async function getOrderDocument(who: OnBehalfOf, orderId: number): Promise<OrderDocument> {
  return (await callProductApi({ ...deskCall(who, `${orderId}/document`), reply: orderDocumentSchema })).data
}

/** What the papers of several orders name; those that are not there are left out; staff only. */
export async function listOrderDocuments(
  who: OnBehalfOf,
  ids: readonly number[],
): Promise<PackingDocument[]> {
  const { data } = await callProductApi({
    ...deskCall(who, 'documents'),
    query: { ids: ids.join(',') },
    reply: z.array(packingDocumentSchema),
  })
  return data
}

/** Throws not_found for another's order, for staff too: they have their own way to it. */
export async function getOwnOrderDocument(who: OnBehalfOf, orderId: number): Promise<OrderDocument> {
  const document = await getOrderDocument(who, orderId)
  if (document.userId !== who.caller.uid) throw new ProblemError('not_found', 'there is no such order')
  return document
}

/** The contract of an order as a PDF: one's own, for staff any. */
export async function getOrderContract(who: OnBehalfOf, orderId: number): Promise<Response> {
  const { body } = await streamProductApi(deskCall(who, `${orderId}/contract`))
  return new Response(body, { headers: { 'content-type': 'application/pdf' } })
}
