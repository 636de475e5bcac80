import { cartSchema, type CartLine } from '@bieznik/contract/cart'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { callBff } from '@/lib/http/bff'

/** The signed-in person's cart; the key carries the uid, so that nobody ever sees another's. */
export function cartQuery(uid: string) {
  return queryOptions({
    queryKey: ['cart', uid],
    queryFn: ({ signal }) => callBff('/api/cart', { reply: cartSchema, signal }),
  })
}

/** Whatever cart is kept here: it may be added to before it is known whose it is. */
const EVERY_CART = { queryKey: ['cart'] }

/** The cart is re-fetched after adding and after a change of quantity. */
export function addToCartMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ productId, quantity }: { productId: number; quantity: number }) =>
      callBff('/api/cart/items', { method: 'POST', json: { productId, quantity }, reply: cartSchema }),
    onSuccess: async (lines) => {
      await client.cancelQueries(EVERY_CART)
      client.setQueriesData(EVERY_CART, lines)
    },
    onError: () => client.invalidateQueries(EVERY_CART),
  })
}

export function changeQuantityMutation(client: QueryClient, uid: string) {
  return mutationOptions({
    mutationKey: ['cart', uid, 'quantity'],
    scope: { id: 'cart-quantity' },
    mutationFn: ({ productId, quantity }: { productId: number; quantity: number }) =>
      callBff(`/api/cart/items/${productId}`, { method: 'PATCH', json: { quantity }, reply: cartSchema }),
    onMutate: async ({ productId, quantity }) => {
      await client.cancelQueries(cartQuery(uid))
      client.setQueryData(cartQuery(uid).queryKey, (lines: CartLine[] | undefined) =>
        lines?.map((line) => (line.product.id === productId ? { ...line, quantity } : line)),
      )
    },
    onSettled: () => client.invalidateQueries(cartQuery(uid)),
  })
}

/** Deleting and clearing change the local list directly. */
export function removeFromCartMutation(client: QueryClient, uid: string) {
  return mutationOptions({
    mutationFn: (productId: number) =>
      callBff(`/api/cart/items/${productId}`, { method: 'DELETE', reply: cartSchema }),
    onSuccess: (lines) => client.setQueryData(cartQuery(uid).queryKey, lines),
    onError: () => client.invalidateQueries(cartQuery(uid)),
  })
}

export function clearCartMutation(client: QueryClient, uid: string) {
  return mutationOptions({
    mutationFn: () => callBff('/api/cart', { method: 'DELETE', reply: z.null() }),
    onSuccess: () => client.setQueryData(cartQuery(uid).queryKey, []),
    onError: () => client.invalidateQueries(cartQuery(uid)),
  })
}
