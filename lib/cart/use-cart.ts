'use client'

import { useMutationState, useQuery } from '@tanstack/react-query'
import { withIntents } from './cart-intents'
import { cartQuery, pendingChanges } from './cart-queries'

/** A person's cart with the changes that are under way; without a person (an empty uid) there is none. */
export function useCart(uid: string) {
  const { data, error, refetch } = useQuery({ ...cartQuery(uid), enabled: uid !== '' })
  const changes = useMutationState({
    filters: pendingChanges(uid),
    select: ({ state }) => state.variables,
  })
  return {
    lines: data && withIntents(data, changes),
    /** Why the last reading failed; `lines`, if there are any, may be out of date. */
    error,
    isSaving: changes.length > 0,
    refetch,
  }
}
