import type { OrderDocument, PackingDocument } from '@bieznik/contract/people/back-office'
import { backOffice } from '@bieznik/contract/endpoints/back-office'
import { ownOrders } from '@bieznik/contract/endpoints/own-orders'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { streamBff } from '@/lib/http/bff'
import { callEndpoint, endpointQuery } from '@/lib/http/call-endpoint'
import { ProblemError } from '@/lib/http/problem-error'
import { ADMIN_ORDERS } from './staff-order-queries'

/** How often staff's screens ask whether the orders have changed, in milliseconds. */
const VERSION_EVERY_MS = 3_000
/** Stock and mails change without an order as well. */
const SUMMARY_EVERY_MS = 60_000

/** Asked all the time while a screen is looked at; everything else only when this changes. */
export const ordersVersionQuery = queryOptions({
  ...endpointQuery(backOffice.version, {}),
  refetchInterval: VERSION_EVERY_MS,
  staleTime: 0,
})

export const orderSummaryQuery = queryOptions({
  ...endpointQuery(backOffice.summary, {}, ADMIN_ORDERS),
  refetchInterval: SUMMARY_EVERY_MS,
})

/** Whose way to an order's papers: staff's to any, or the buyer's to the own ones. */
export type DocumentReader = 'staff' | 'buyer'

/** What the papers of an order name. Throws not_found. */
export function orderDocumentQuery(orderId: number, reader: DocumentReader) {
  return queryOptions({
    queryKey: ['order-document', reader, orderId],
    queryFn: ({ signal }): Promise<OrderDocument> =>
      reader === 'staff'
        ? readPackingDocument(orderId, signal)
        : callEndpoint(ownOrders.document, { params: { orderId } }, signal),
  })
}

/** What the packing slip of an order names. Throws not_found. */
export function packingDocumentQuery(orderId: number) {
  return queryOptions({
    queryKey: ['order-document', 'staff', 'packing', orderId],
    queryFn: ({ signal }) => readPackingDocument(orderId, signal),
  })
}

async function readPackingDocument(orderId: number, signal: AbortSignal): Promise<PackingDocument> {
  const [document] = await readPackingDocuments([orderId], signal)
  if (!document) throw new ProblemError('not_found', 'There is no such order.')
  return document
}

const readPackingDocuments = (ids: readonly number[], signal: AbortSignal) =>
  callEndpoint(backOffice.documents, { query: { ids: ids.join(',') } }, signal)

/** What the papers of several orders name, for one run of the printer. */
export function orderDocumentsQuery(ids: readonly number[]) {
  return queryOptions({
    queryKey: ['order-document', 'staff', 'run', ids],
    queryFn: ({ signal }) => readPackingDocuments(ids, signal),
  })
}

/** The contract of an order with its documents, as a PDF. */
export const orderContractMutation = mutationOptions({
  mutationFn: async (orderId: number) => (await streamBff(`/api/orders/${orderId}/contract`, {})).blob(),
})
