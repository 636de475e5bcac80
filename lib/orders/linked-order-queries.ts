import { linkedOrders } from '@bieznik/contract/endpoints/linked-orders'
import { mutationOptions } from '@tanstack/react-query'
import { callOpenEndpoint } from '@/lib/http/call-open-endpoint'
import { requestStream } from '@/lib/http/request-json'

/** Cancels the order that the link leads to, and returns it. */
export function cancelLinkedOrderMutation(link: string) {
  return mutationOptions({
    mutationFn: () => callOpenEndpoint(linkedOrders.cancel, { json: { link } }),
  })
}

/** Cancels one line of it, and returns the order. */
export function cancelLinkedLineMutation(link: string) {
  return mutationOptions({
    mutationFn: (itemId: number) => callOpenEndpoint(linkedOrders.cancelLine, { json: { link, itemId } }),
  })
}

async function linkedFile(name: 'contract' | 'invoice', body: object): Promise<Blob> {
  const file = { type: 'application/json', content: new Blob([JSON.stringify(body)]) }
  return (await requestStream(`/api/linked-order/${name}`, { method: 'POST', file })).blob()
}

/** The contract of the order of the link, or one of its invoices, as a PDF. */
export function linkedFileMutation(link: string) {
  return mutationOptions({
    mutationFn: (invoiceId: number | null) =>
      invoiceId === null ? linkedFile('contract', { link }) : linkedFile('invoice', { link, invoiceId }),
  })
}
