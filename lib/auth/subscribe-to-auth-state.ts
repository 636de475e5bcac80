import { loadLate } from '@/lib/late/load-late'
import { logFailure } from '@/lib/log/browser'
import { onSignedInHintChange, readSignedInHint } from './signed-in-hint'
import { forgetUser, onAuthStateChange } from './signed-in-user'

/** How long until what could not be loaded is tried again, in milliseconds. */
const RETRY_MS = 5_000

let isFollowing = false

/**
 * Begins to follow the authentication state. Without the hint of an earlier sign-in nothing is loaded, neither the Firebase SDK nor
 * what goes with it.
 */
export function subscribeToAuthState(listener: () => void): () => void {
  const unsubscribe = onAuthStateChange(listener)
  if (!isFollowing) {
    isFollowing = true
    follow()
    onSignedInHintChange(follow)
  }
  return unsubscribe
}

function follow(): void {
  if (!readSignedInHint()) return forgetUser()
  loadLate(() => import('./follow-user'))
    .then(({ followUser }) => followUser())
    .catch((error: unknown) => {
      logFailure('what follows the authentication state could not be loaded', error)
      window.setTimeout(follow, RETRY_MS)
    })
}
