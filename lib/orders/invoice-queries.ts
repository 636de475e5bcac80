import { correctInvoiceSchema, type CorrectInvoice } from '@bieznik/contract/invoice'
import type { CorrectBuyer } from '@bieznik/contract/invoice-buyer'
import { orderDetailSchema } from '@bieznik/contract/order'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { callBff, streamBff } from '@/lib/http/bff'
import { showsReply } from './order-queries'

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
    mutationFn: (orderId: number) =>
      callBff(`/api/admin/orders/${orderId}/invoices`, { method: 'POST', reply: orderDetailSchema }),
    ...showsReply(client),
  })
}

export function correctInvoiceMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ orderId, ...correction }: CorrectInvoice & { orderId: number }) =>
      callBff(`/api/admin/orders/${orderId}/invoices/corrections`, {
        method: 'POST',
        json: z.encode(correctInvoiceSchema, correction),
        reply: orderDetailSchema,
      }),
    ...showsReply(client),
  })
}

export function correctBuyerMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ orderId, ...correction }: CorrectBuyer & { orderId: number }) =>
      callBff(`/api/admin/orders/${orderId}/invoices/buyer-corrections`, {
        method: 'POST',
        json: correction,
        reply: orderDetailSchema,
      }),
    ...showsReply(client),
  })
}

export function sendInvoiceAgainMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (invoiceId: number) =>
      callBff(`/api/admin/invoices/${invoiceId}/ksef`, { method: 'POST', reply: orderDetailSchema }),
    ...showsReply(client),
  })
}
