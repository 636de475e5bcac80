import type { Language } from '@bieznik/contract/selling/order'
import { takeAttempt } from './attempts'
import { loadFirebase } from '@/lib/firebase/load-firebase'

/**
 * Has Firebase send the e-mail for a new password. Whether there is an account with this address is not shown: an unknown
 * one comes out like a known one. Throws Firebase's error or a `ProblemError` when nothing could be sent.
 */
export async function sendPasswordReset(email: string, language: Language): Promise<void> {
  await takeAttempt('password_reset')
  const { auth, firebase } = await loadFirebase()
  auth.languageCode = language
  try {
    await firebase.sendPasswordResetEmail(auth, email)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'auth/user-not-found')) throw error
  }
}
