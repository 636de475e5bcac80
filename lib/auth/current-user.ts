import type { User } from 'firebase/auth'
import { ProblemError } from '@/lib/http/problem-error'

/** Firebase's own view of who is signed in on this browser. Throws a `ProblemError` when nobody is. */
export async function signedInUser(): Promise<User> {
  const { firebaseAuth } = await import('./firebase')
  const auth = await firebaseAuth()
  await auth.authStateReady()
  if (!auth.currentUser) throw new ProblemError('unauthenticated', 'nobody is signed in')
  return auth.currentUser
}
