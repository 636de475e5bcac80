import type { User } from 'firebase/auth'
import { signIn } from '@/lib/auth/sign-in'
import { loadFirebase } from '@/lib/firebase/load-firebase'
import { logFailure } from '@/lib/log/browser'
import { completeAccount } from './complete-account'
import type { NewAccount } from './create-account'
import { AddressTakenError } from './sign-up-failure'

/**
 * Turns the anonymous user of this browser into an account, which keeps the uid and with it cart and orders. Returns whether the person is
 * signed in: once the account exists, a failed sign-in is no failed registration. Throws Firebase's error, or `AddressTakenError` when the
 * address belongs to an account with another password.
 */
export async function linkGuest(guest: User, account: NewAccount): Promise<{ isSignedIn: boolean }> {
  const { auth, firebase } = await loadFirebase()
  const { email, password, displayName, language } = account
  auth.languageCode = language
  try {
    await firebase.linkWithCredential(guest, firebase.EmailAuthProvider.credential(email, password))
  } catch (error) {
    if (!MAY_HAVE_ACCOUNT.has(codeOf(error))) throw error
    await signInInstead(email, password, error)
    const { currentUser } = auth
    // The same person: only the response to an earlier try was lost, and with it what comes after.
    if (currentUser?.uid === guest.uid && !currentUser.displayName)
      await completeAccount(currentUser, displayName)
    return { isSignedIn: true }
  }
  await completeAccount(guest, displayName)
  try {
    await signIn(email, password)
    return { isSignedIn: true }
  } catch (error) {
    logFailure('the account of a guest could not be signed in', error)
    return { isSignedIn: false }
  }
}

/**
 * The address already has an account, or the guest has become one. Either may be the result of an earlier try whose response was lost: then
 * signing in is all that is left.
 */
const MAY_HAVE_ACCOUNT = new Set<unknown>([
  'auth/email-already-in-use',
  'auth/provider-already-linked',
  'auth/user-token-expired',
])

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

async function signInInstead(email: string, password: string, reason: unknown): Promise<void> {
  try {
    await signIn(email, password)
  } catch (error) {
    logFailure('the existing account could not be signed in', error)
    if (codeOf(reason) === 'auth/email-already-in-use') throw new AddressTakenError()
    throw reason
  }
}
