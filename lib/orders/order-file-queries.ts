import { mutationOptions } from '@tanstack/react-query'
import { streamBff } from '@/lib/http/bff'
import { requestStream } from '@/lib/http/request-json'
import type { OrderBuyer } from './order-buyer'

interface OrderFile {
  orderId: number
  /** Null: the contract. */
  invoiceId: number | null
}

function requestFile(buyer: OrderBuyer, { orderId, invoiceId }: OrderFile): Promise<Response> {
  if ('uid' in buyer)
    return streamBff(
      invoiceId === null ? `/api/orders/${orderId}/contract` : `/api/invoices/${invoiceId}/pdf`,
      {},
    )
  const body = invoiceId === null ? { link: buyer.link } : { link: buyer.link, invoiceId }
  const file = { type: 'application/json', content: new Blob([JSON.stringify(body)]) }
  const path = invoiceId === null ? '/api/linked-order/contract' : '/api/linked-order/invoice'
  return requestStream(path, { method: 'POST', file })
}

/** The contract of an order, or one of its invoices, as a PDF for its buyer. */
export const orderFileMutation = (buyer: OrderBuyer) =>
  mutationOptions({ mutationFn: async (file: OrderFile) => (await requestFile(buyer, file)).blob() })
