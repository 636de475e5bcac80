import { QueryObserver } from '@tanstack/react-query'
import { getQueryClient } from '@/lib/query/query-client'
import { withIntents } from './cart-intents'
import { cartQuery, pendingChanges } from './cart-queries'
import type { CartQuantities } from './use-cart-quantities'

/** Tells how many of which product are in a person's cart, with the changes that are under way, until what it returns is called. */
export function watchCart(uid: string, tell: (quantities: CartQuantities) => void): () => void {
  const client = getQueryClient()
  const cart = new QueryObserver(client, cartQuery(uid))
  const look = () => {
    const { data } = cart.getCurrentResult()
    const changes = client.getMutationCache().findAll(pendingChanges(uid))
    const intents = changes.map(({ state }) => state.variables)
    const lines = data && withIntents(data, intents)
    tell(lines ? lines.map(({ product, quantity }) => [product.id, quantity]) : null)
  }
  client.mount()
  const ends = [cart.subscribe(look), client.getMutationCache().subscribe(look), () => client.unmount()]
  look()
  return () => {
    for (const end of ends) end()
  }
}
