import { ProblemError } from '@/lib/http/problem-error'
import { takeAttempt } from './attempts'
import { signedInUser } from './current-user'
import { loadFirebase } from './load-firebase'

const WRONG_PASSWORD = new Set<unknown>(['auth/wrong-password', 'auth/invalid-credential'])

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
