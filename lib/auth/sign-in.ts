import type { User } from 'firebase/auth'
import { z } from 'zod'
import { endAllSessions } from '@/lib/account/account-requests'
import { takeAttempt } from '@/lib/account/attempts'
import { StorageRefusedError } from '@/lib/account/sign-in-failure'
import { loadFirebase, signedInUser } from '@/lib/firebase/load-firebase'
import { ProblemError } from '@/lib/http/problem-error'
import { requestJson } from '@/lib/http/request-json'
import { logFailure } from '@/lib/log/browser'
import { setUser } from './auth-state'
import { readStaffRole } from './firebase-user'
import { findGuest } from './guest'
import { storeGuestTakeover, takeOverGuest } from './guest-takeover'
import { signOutHere } from './sign-out'
import { canKeepHint, writeSignedInHint } from './signed-in-hint'

const WRONG_PASSWORD = new Set<unknown>(['auth/wrong-password', 'auth/invalid-credential'])

/**
 * Signs in with Firebase and opens the server's session: both or neither. The account takes over cart and orders of a guest of this browser.
 * Returns whether it is a member of staff. Throws Firebase's error or a `ProblemError`.
 */
export async function signIn(email: string, password: string): Promise<{ isStaff: boolean }> {
  if (!canKeepHint()) throw new StorageRefusedError('the browser keeps nothing for this site')
  await takeAttempt('sign_in')
  const { auth, firebase } = await loadFirebase()
  const guest = await findGuest(auth)
  const guestToken = guest && (await tokenOfGuest(guest))
  const { user } = await firebase.signInWithEmailAndPassword(auth, email, password)
  if (guestToken) storeGuestTakeover(user.uid, guestToken)
  try {
    await requestJson('/api/session', { method: 'POST', token: await user.getIdToken(), reply: z.null() })
  } catch (error) {
    await signOutHere()
    if (guestToken) storeGuestTakeover(user.uid, guestToken)
    throw error
  }
  setUser(user)
  writeSignedInHint(true)
  await takeOverGuest(user)
  return { isStaff: (await readStaffRole(user)) !== null }
}

/** Null when the token cannot be refreshed; sign-in continues without a takeover. */
async function tokenOfGuest(guest: User): Promise<string | null> {
  try {
    return await guest.getIdToken(true)
  } catch (error) {
    logFailure('the token of the guest could not be refreshed', error)
    return null
  }
}

/**
 * Signs the signed-in person in again, so that the next calls carry a token of a fresh sign-in. False: the password is
 * wrong. Throws Firebase's error or a `ProblemError` when it could not be checked.
 */
export async function reauthenticate(password: string): Promise<boolean> {
  await takeAttempt('sign_in')
  const [user, { firebase }] = await Promise.all([signedInUser(), loadFirebase()])
  if (!user.email) throw new ProblemError('forbidden', 'this account has no password')
  try {
    const credential = firebase.EmailAuthProvider.credential(user.email, password)
    await firebase.reauthenticateWithCredential(user, credential)
    await user.getIdToken(true)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && WRONG_PASSWORD.has(error.code)) return false
    throw error
  }
}

/**
 * Ends every session of the signed-in person but this browser's, which signs in anew. False: the password is wrong, and nothing was ended.
 * Throws Firebase's error or a `ProblemError`.
 */
export async function endOtherSessions(password: string): Promise<boolean> {
  const { email } = await signedInUser()
  if (!(await reauthenticate(password))) return false
  await endAllSessions()
  await signIn(email ?? '', password)
  return true
}
