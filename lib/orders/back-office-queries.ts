import {
  orderDocumentSchema,
  ordersVersionSchema,
  orderSummarySchema,
  packingDocumentSchema,
} from '@bieznik/contract/back-office'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { callBff, streamBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { ADMIN_ORDERS, ORDERS_VERSION } from './order-queries'

/** How often staff's screens ask whether the orders have changed, in milliseconds. */
const VERSION_EVERY_MS = 3_000
/** Stock and mails change without an order as well. */
const SUMMARY_EVERY_MS = 60_000

/** Asked all the time while a screen is looked at; everything else only when this changes. */
export function ordersVersionQuery() {
  return queryOptions({
    queryKey: ORDERS_VERSION,
    queryFn: ({ signal }) => callBff('/api/admin/orders/version', { reply: ordersVersionSchema, signal }),
    refetchInterval: VERSION_EVERY_MS,
    staleTime: 0,
  })
}

export function orderSummaryQuery() {
  return queryOptions({
    queryKey: [...ADMIN_ORDERS, 'summary'],
    queryFn: ({ signal }) => callBff('/api/admin/orders/summary', { reply: orderSummarySchema, signal }),
    refetchInterval: SUMMARY_EVERY_MS,
  })
}

/** Whose way to an order's papers: staff's to any, or the buyer's to the own ones. */
export type DocumentReader = 'staff' | 'buyer'

export function orderDocumentQuery(orderId: number, reader: DocumentReader) {
  const base = reader === 'staff' ? '/api/admin/orders' : '/api/orders'
  return queryOptions({
    queryKey: ['order-document', reader, orderId],
    queryFn: ({ signal }) => callBff(`${base}/${orderId}/document`, { reply: orderDocumentSchema, signal }),
  })
}

/** What the packing slip of an order names. Throws not_found. */
export function packingDocumentQuery(orderId: number) {
  return queryOptions({
    queryKey: ['order-document', 'staff', 'packing', orderId],
    queryFn: async ({ signal }) => {
      const [document] = await readPackingDocuments([orderId], signal)
      if (!document) throw new ProblemError('not_found', 'There is no such order.')
      return document
    },
  })
}

const readPackingDocuments = (ids: readonly number[], signal: AbortSignal) =>
  callBff(`/api/admin/orders/documents?ids=${ids.join(',')}`, {
    reply: z.array(packingDocumentSchema),
    signal,
  })

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
