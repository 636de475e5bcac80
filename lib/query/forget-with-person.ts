import type { QueryClient } from '@tanstack/react-query'
import { getAuthState, subscribeToAuthState, type AuthState } from '@/lib/auth/auth-state'

const uidOf = (state: AuthState) => (state.status === 'signed-in' ? state.person.uid : null)

/** All that is cached is one person's, so it goes with that person. Ends with what it returns. */
export function forgetWithPerson(client: QueryClient): () => void {
  let uid = uidOf(getAuthState())
  return subscribeToAuthState(() => {
    const before = uid
    uid = uidOf(getAuthState())
    if (before !== null && before !== uid) client.clear()
  })
}
