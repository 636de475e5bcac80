import { z } from 'zod'
import { ProblemError } from '@/lib/http/problem-error'
import { requestJson } from '@/lib/http/request-json'
import { takeAttempt } from './attempts'
import { findUser, readIsStaff } from './follow-user'
import { freshIdToken, isSignInEnded, readIdToken } from './id-token'
import { loadFirebase } from './load-firebase'
import { endServerSession, leaveForSignIn, signOutHere } from './sign-out'
import { StorageRefusedError } from './sign-in-failure'
import { canKeepHint, writeSignedInHint } from './signed-in-hint'
import { freezeAuthState, setUser } from './signed-in-user'

/**
 * The ID token for a call to the BFF, refreshed when it is about to run out; null: nobody is signed in. `isRefused`: the
 * last one was refused, so that only a new one will do. Throws a `ProblemError`; when it is `unauthenticated`, the account
 * or the sign-in is no more and the person is on the way to sign-in.
 */
export async function getIdToken({ isRefused = false } = {}): Promise<string | null> {
  try {
    const user = await findUser()
    return user && (await (isRefused ? freshIdToken(user) : readIdToken(user)))
  } catch (error) {
    if (!isSignInEnded(error))
      throw new ProblemError('unavailable', 'the identity service does not answer', { cause: error })
    await leaveForSignIn()
    throw new ProblemError('unauthenticated', 'the sign-in is no more', { cause: error })
  }
}

/**
 * Signs in with Firebase and opens the server's session: both or neither. Answers whether it is a member of staff. Throws Firebase's error or a `ProblemError`.
 */
export async function signIn(email: string, password: string): Promise<{ isStaff: boolean }> {
  if (!canKeepHint()) throw new StorageRefusedError('the browser keeps nothing for this site')
  await takeAttempt('sign_in')
  const { auth, firebase } = await loadFirebase()
  const { user } = await firebase.signInWithEmailAndPassword(auth, email, password)
  try {
    await requestJson('/api/session', { method: 'POST', token: await user.getIdToken(), reply: z.null() })
  } catch (error) {
    await signOutHere()
    throw error
  }
  setUser(user)
  writeSignedInHint(true)
  return { isStaff: await readIsStaff(user) }
}

/**
 * Ends the server's session first: should that fail, the person is told and is still signed in everywhere. Whoever calls this
 * leaves the page; until then it looks as it did, so that no screen goes a way of its own.
 */
export async function signOut(): Promise<void> {
  await endServerSession()
  freezeAuthState()
  await signOutHere()
}
