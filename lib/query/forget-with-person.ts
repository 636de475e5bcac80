import type { QueryClient } from '@tanstack/react-query'
import type { AuthState } from '@/lib/auth/auth-state'
import { getAuthState } from '@/lib/auth/signed-in-user'
import { subscribeToAuthState } from '@/lib/auth/subscribe-to-auth-state'

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
