import { invoices } from '@bieznik/contract/endpoints/invoices'
import { correctInvoiceSchema, type CorrectInvoice } from '@bieznik/contract/money/invoice'
import type { CorrectBuyer } from '@bieznik/contract/money/invoice-buyer'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { streamBff } from '@/lib/http/bff'
import { callEndpoint } from '@/lib/http/call-endpoint'
import { refetchQueries } from '@/lib/query/refetch-queries'
import { showsReply } from './staff-order-queries'

export type InvoiceFileKind = 'pdf' | 'xml' | 'upo'
type InvoiceFile = { id: number; kind: InvoiceFileKind }

/** The confirmation of KSeF is for staff. */
const addressOf = ({ id, kind }: InvoiceFile): string =>
  kind === 'upo' ? `/api/admin/invoices/${id}/upo` : `/api/invoices/${id}/${kind}`

/** An invoice or a correction as a file. */
export const invoiceFileMutation = mutationOptions({
  mutationFn: async (file: InvoiceFile) => (await streamBff(addressOf(file), {})).blob(),
})

export function issueInvoiceMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (orderId: number) => callEndpoint(invoices.issue, { params: { id: orderId } }),
    ...showsReply(client),
  })
}

/** The invoices of many orders; lists and orders show afterwards what is true. */
export function issueInvoicesMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (orderIds: number[]) => callEndpoint(invoices.issueMany, { json: { orderIds } }),
    onSettled: () => refetchQueries(client, { queryKey: ['admin'] }),
  })
}

export function correctInvoiceMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ orderId, ...correction }: CorrectInvoice & { orderId: number }) =>
      callEndpoint(invoices.correct, {
        params: { id: orderId },
        json: z.encode(correctInvoiceSchema, correction),
      }),
    ...showsReply(client),
  })
}

export function correctBuyerMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ orderId, ...json }: CorrectBuyer & { orderId: number }) =>
      callEndpoint(invoices.correctBuyer, { params: { id: orderId }, json }),
    ...showsReply(client),
  })
}

export function sendInvoiceAgainMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (invoiceId: number) => callEndpoint(invoices.sendAgain, { params: { id: invoiceId } }),
    ...showsReply(client),
  })
}
