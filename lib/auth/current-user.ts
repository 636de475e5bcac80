import type { User } from 'firebase/auth'
import { ProblemError } from '@/lib/http/problem-error'
import { loadFirebase } from './load-firebase'

/** Firebase's own view of who is signed in on this browser. Throws a `ProblemError` when nobody is. */
export async function signedInUser(): Promise<User> {
  const { auth } = await loadFirebase()
  await auth.authStateReady()
  if (!auth.currentUser) throw new ProblemError('unauthenticated', 'nobody is signed in')
  return auth.currentUser
}
