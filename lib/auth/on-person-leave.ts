import { getAuthState, subscribeToAuthState, type AuthState } from './auth-state'

const uidOf = (state: AuthState) => (state.status === 'signed-in' ? state.person.uid : null)

/** Calls back when the person who was signed in on this page has signed out, or another one has signed in. Ends with what it returns. */
export function onPersonLeave(listener: () => void): () => void {
  let uid = uidOf(getAuthState())
  return subscribeToAuthState(() => {
    const before = uid
    uid = uidOf(getAuthState())
    if (before !== null && before !== uid) listener()
  })
}
