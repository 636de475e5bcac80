import { cartSchema } from '@bieznik/contract/selling/cart'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { callBff } from '@/lib/http/bff'
import { refetchQueries } from '@/lib/query/refetch-queries'
import { isCartIntent, supersedes, type CartIntent } from './cart-intents'
import { callForCartOf, sendIntent, type CartOutcome } from './send-intent'

/**
 * The signed-in person's cart as the server returned it last; the key carries the uid, so that no one ever sees another's.
 * It is read again whenever the person comes back to this tab: another tab or device may have changed it.
 */
export function cartQuery(uid: string) {
  return queryOptions({
    queryKey: ['cart', uid],
    queryFn: ({ signal }) => callForCartOf(uid, () => callBff('/api/cart', { reply: cartSchema, signal })),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
}

/** The changes of a person's cart that are under way or wait for their turn, oldest first. */
export function pendingChanges(uid: string) {
  return { mutationKey: ['cart', uid, 'change'], status: 'pending' } as const
}

interface CartListener {
  onDone?: (outcome: CartOutcome, intent: CartIntent) => void
  /** Not called for a failure that the next change makes good. */
  onFailure: (error: Error, intent: CartIntent) => void
}

/**
 * Every change of a cart. They run one after another, so the last one wins however long each takes; one that a waiting
 * change makes pointless is left out. What is shown is the cart of the server with the pending changes on top
 * (`useCart`), so a change is seen at once, and goes only when its response, or the cart read anew, is there.
 */
export function changeCartMutation(client: QueryClient, uid: string, { onDone, onFailure }: CartListener) {
  const isPointless = (intent: CartIntent) => {
    const pending = client.getMutationCache().findAll(pendingChanges(uid))
    const intents = pending.map(({ state }) => state.variables).filter(isCartIntent)
    return intents.slice(intents.indexOf(intent) + 1).some((later) => supersedes(later, intent))
  }
  return mutationOptions({
    mutationKey: pendingChanges(uid).mutationKey,
    scope: { id: 'cart' },
    mutationFn: async (intent: CartIntent) => {
      if (isPointless(intent)) return null
      const readings = countReadings(client, uid)
      const outcome = await sendIntent(uid, intent)
      return { ...outcome, wasRead: readings !== countReadings(client, uid) }
    },
    onSuccess: async (outcome, intent) => {
      if (!outcome) return
      onDone?.(outcome, intent)
      await keep(client, uid, outcome)
    },
    onError: async (error, intent) => {
      if (!isPointless(intent)) onFailure(error, intent)
      await reread(client, uid)
    },
  })
}

function countReadings(client: QueryClient, uid: string): number {
  return client.getQueryState(cartQuery(uid).queryKey)?.dataUpdateCount ?? 0
}

/**
 * Takes the response to a change for the cart. A reading that is under way may have begun before the change, and would
 * bring back what was before it. One that ended while the change was under way may know more than its response: of what
 * another device did. In both cases the cart is read anew.
 */
async function keep(
  client: QueryClient,
  uid: string,
  answer: CartOutcome & { wasRead: boolean },
): Promise<void> {
  if (uid === '' || !answer.lines) return reread(client, uid)
  const { queryKey } = cartQuery(uid)
  const isBeingRead = client.isFetching({ queryKey }) > 0
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, answer.lines)
  if (isBeingRead || answer.wasRead) void reread(client, uid)
}

/** Before it is known who is signed in, the cart may be anybody's. */
function reread(client: QueryClient, uid: string): Promise<void> {
  return refetchQueries(client, { queryKey: uid === '' ? ['cart'] : cartQuery(uid).queryKey })
}
