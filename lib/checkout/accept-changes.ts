import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { CartIntent } from '@/lib/cart/cart-intents'
import { cartQuery } from '@/lib/cart/cart-queries'
import { sendIntent } from '@/lib/cart/send-intent'
import { refetchQueries } from '@/lib/query/refetch-queries'
import type { LineChange } from './line-changes'

/** The line holds what can still be had of it, or goes. */
const settled = (productId: number, left: number): CartIntent =>
  left > 0 ? { kind: 'quantity', productId, quantity: left } : { kind: 'remove', productId }

/** The buyer takes the cart as it has become, with as many of each as there are left. Returns the cart after that. */
export function acceptChangesMutation(client: QueryClient, uid: string) {
  return mutationOptions({
    mutationFn: async (changes: readonly LineChange[]) => {
      for (const { left, productId } of changes)
        if (left !== undefined) await sendIntent(uid, settled(productId, left))
      // What is being read may have begun before.
      await client.cancelQueries(cartQuery(uid))
      return client.query({ ...cartQuery(uid), staleTime: 0 })
    },
    onError: () => refetchQueries(client, cartQuery(uid)),
  })
}
