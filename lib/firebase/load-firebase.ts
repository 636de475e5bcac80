import type { User } from 'firebase/auth'
import { ProblemError } from '@/lib/http/problem-error'
import { requestJson } from '@/lib/http/request-json'
import { firebaseConfigSchema } from './firebase-config'

let loaded: ReturnType<typeof load> | undefined

/** The SDK and its state, loaded and started once, when they are first needed. Rejects with what could not be had; the next call tries anew. */
export function loadFirebase(): ReturnType<typeof load> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}

async function load() {
  const [{ startAuth }, firebase, config] = await Promise.all([
    import('./start-auth'),
    import('firebase/auth'),
    requestJson('/api/config', { reply: firebaseConfigSchema }),
  ])
  return { auth: startAuth(config), firebase }
}

/** Firebase's own view of who is signed in on this browser. Throws a `ProblemError` when no one is. */
export async function signedInUser(): Promise<User> {
  const { auth } = await loadFirebase()
  await auth.authStateReady()
  if (!auth.currentUser) throw new ProblemError('unauthenticated', 'nobody is signed in')
  return auth.currentUser
}
