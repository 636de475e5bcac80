import type { MultiFactorError, User } from 'firebase/auth'
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
  try {
    const { user } = await firebase.signInWithEmailAndPassword(auth, email, password)
    return await openFor(user, guestToken)
  } catch (error) {
    if (!isSecondFactorAsked(error)) throw error
    throw new SecondFactorAsked(async (code) => {
      const { finishWithCode } = await import('./second-factor')
      return openFor(await finishWithCode(auth, error, code), guestToken)
    })
  }
}

/** The password was right, and the account asks for a code of its authenticator app as well. */
export class SecondFactorAsked extends Error {
  /** Signs in with the code. Throws Firebase's error, `auth/invalid-verification-code` among them; another code may then be tried. */
  readonly finish: (code: string) => Promise<{ isStaff: boolean }>

  constructor(finish: SecondFactorAsked['finish']) {
    super('the account has a second factor')
    this.finish = finish
  }
}

const isSecondFactorAsked = (error: unknown): error is MultiFactorError =>
  error instanceof Error && 'code' in error && error.code === 'auth/multi-factor-auth-required'

/** Opens the server's session for somebody whom Firebase has signed in. */
async function openFor(user: User, guestToken: string | null): Promise<{ isStaff: boolean }> {
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
    // Firebase asks for it after the password.
    if (isSecondFactorAsked(error)) return true
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
