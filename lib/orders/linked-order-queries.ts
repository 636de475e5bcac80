import { shownLinkedOrderSchema } from '@bieznik/contract/selling/order-link'
import { mutationOptions } from '@tanstack/react-query'
import { requestJson, requestStream } from '@/lib/http/request-json'

/** Cancels the order that the link leads to, and returns it. */
export function cancelLinkedOrderMutation(link: string) {
  return mutationOptions({
    mutationFn: () =>
      requestJson('/api/linked-order/cancel', {
        method: 'POST',
        json: { link },
        reply: shownLinkedOrderSchema,
      }),
  })
}

/** Cancels one line of it, and returns the order. */
export function cancelLinkedLineMutation(link: string) {
  return mutationOptions({
    mutationFn: (itemId: number) =>
      requestJson('/api/linked-order/cancel-line', {
        method: 'POST',
        json: { link, itemId },
        reply: shownLinkedOrderSchema,
      }),
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
