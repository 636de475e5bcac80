import { orderWork } from '@bieznik/contract/endpoints/order-work'
import type { ChangeHolder, ChangeTag, ChangeReceipt } from '@bieznik/contract/selling/order-work'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { callEndpoint, endpointQuery } from '@/lib/http/call-endpoint'
import { ADMIN_ORDERS, readsOrders } from './staff-order-queries'

/** One of the things that staff do with an order for each other. */
export type WorkChange =
  | { part: 'notes'; json: { text: string } }
  | { part: 'holder'; json: ChangeHolder }
  | { part: 'tags'; json: ChangeTag }
  | { part: 'receipt'; json: ChangeReceipt }

export function changeWorkMutation(client: QueryClient, orderId: number) {
  const params = { id: orderId }
  return mutationOptions({
    mutationFn: ({ part, json }: WorkChange) => {
      if (part === 'notes') return callEndpoint(orderWork.addNote, { params, json })
      if (part === 'holder') return callEndpoint(orderWork.changeHolder, { params, json })
      if (part === 'receipt') return callEndpoint(orderWork.changeReceipt, { params, json })
      return callEndpoint(orderWork.changeTag, { params, json })
    },
    ...readsOrders(client),
  })
}

/** Every tag that an order has, the most used first. */
export const tagsQuery = endpointQuery(orderWork.tags, {}, ADMIN_ORDERS)
