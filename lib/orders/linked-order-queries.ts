import { shownLinkedOrderSchema } from '@bieznik/contract/order-link'
import { mutationOptions } from '@tanstack/react-query'
import { requestJson } from '@/lib/http/request-json'

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
