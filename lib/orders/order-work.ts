import {
  orderWorkSchema,
  tagsInUseSchema,
  type ChangeHolder,
  type ChangeTag,
} from '@bieznik/contract/order-work'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { callBff } from '@/lib/http/bff'
import { refetchQueries } from '@/lib/query/refetch-queries'
import { ADMIN_ORDERS } from './order-queries'

/** One of the things that staff do with an order for each other. */
export type WorkChange =
  | { part: 'notes'; json: { text: string } }
  | { part: 'holder'; json: ChangeHolder }
  | { part: 'tags'; json: ChangeTag }

/** Whatever comes of it, what is shown of the orders is read again: another may have been faster. */
export function changeWorkMutation(client: QueryClient, orderId: number) {
  return mutationOptions({
    mutationFn: ({ part, json }: WorkChange) =>
      callBff(`/api/admin/orders/${orderId}/${part}`, {
        method: part === 'notes' ? 'POST' : 'PUT',
        json,
        reply: orderWorkSchema,
      }),
    onSettled: () => refetchQueries(client, { queryKey: ADMIN_ORDERS }),
  })
}

/** Every tag that an order has, the most used first. */
export function tagsQuery() {
  return queryOptions({
    queryKey: [...ADMIN_ORDERS, 'tags'],
    queryFn: ({ signal }) => callBff('/api/admin/orders/tags', { reply: tagsInUseSchema, signal }),
  })
}
