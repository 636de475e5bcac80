import type { Auth } from 'firebase/auth'
import { z } from 'zod'
import { StorageRefusedError } from '@/lib/account/sign-in-failure'
import { takeAttempt } from '@/lib/account/attempts'
import { loadFirebase } from '@/lib/firebase/load-firebase'
import { ProblemError } from '@/lib/http/problem-error'
import { requestJson } from '@/lib/http/request-json'
import { getAuthState, onAuthStateChange } from './auth-state'
import { followUser } from './firebase-user'
import { canKeepHint, readSignedInHint, writeSignedInHint } from './signed-in-hint'

/** How long another tab's sign-in, and our own, may take to be known here, in milliseconds. */
const KNOWN_WITHIN_MS = 5_000

/**
 * Signs in anonymously and opens the server's session. An existing anonymous user is reused; a user signed in by another tab is left alone.
 * Throws Firebase's error or a `ProblemError`.
 */
export async function signInAsGuest(): Promise<void> {
  if (!canKeepHint()) throw new StorageRefusedError('the browser keeps nothing for this site')
  await oneTabAtATime(async () => {
    if (!readSignedInHint()) await begin()
    followUser()
    await signedInHere()
  })
}

async function begin(): Promise<void> {
  await takeAttempt('guest')
  const { auth, firebase } = await loadFirebase()
  // Returns the current anonymous user if there is one.
  const { user } = await firebase.signInAnonymously(auth)
  await requestJson('/api/session', { method: 'POST', token: await user.getIdToken(), reply: z.null() })
  writeSignedInHint(true)
}

/** A lock across tabs: two anonymous users would mean two carts. */
async function oneTabAtATime(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work()
  await navigator.locks.request('bieznik.guest', work)
}

function signedInHere(): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const look = () => {
    if (getAuthState().status === 'signed-in') resolve()
  }
  const stop = onAuthStateChange(look)
  const timer = window.setTimeout(
    () => reject(new ProblemError('unavailable', 'the sign-in is not known here in time')),
    KNOWN_WITHIN_MS,
  )
  look()
  return promise.finally(() => {
    stop()
    window.clearTimeout(timer)
  })
}

/** The guest of this browser, when there is one. */
export async function findGuest(auth: Auth): Promise<Auth['currentUser']> {
  await auth.authStateReady()
  return auth.currentUser?.isAnonymous ? auth.currentUser : null
}
