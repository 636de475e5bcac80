import { cartSchema, type CartLine } from '@bieznik/contract/selling/cart'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { cartQuery } from '@/lib/cart/cart-queries'
import { callForCartOf } from '@/lib/cart/send-intent'
import { refetchQueries } from '@/lib/query/refetch-queries'
import type { LineChange } from './line-changes'

/** The line holds what can still be had of it, or goes. */
function settleLine(uid: string, { productId, left }: LineChange & { left: number }): Promise<CartLine[]> {
  const path = `/api/cart/items/${productId}`
  return left > 0
    ? callForCartOf(uid, path, { method: 'PATCH', json: { quantity: left }, reply: cartSchema })
    : callForCartOf(uid, path, { method: 'DELETE', reply: cartSchema })
}

/** The buyer takes the cart as it has become, with as many of each as there are left. Returns the cart after that. */
export function acceptChangesMutation(client: QueryClient, uid: string) {
  return mutationOptions({
    mutationFn: async (changes: readonly LineChange[]) => {
      for (const { left, ...change } of changes)
        if (left !== undefined) await settleLine(uid, { ...change, left })
      // What is being read may have begun before.
      await client.cancelQueries(cartQuery(uid))
      return client.query({ ...cartQuery(uid), staleTime: 0 })
    },
    onError: () => refetchQueries(client, cartQuery(uid)),
  })
}
