import type { User } from 'firebase/auth'
import { loadFirebase } from '@/lib/firebase/load-firebase'
import { logFailure } from '@/lib/log/browser'

/** Sets the display name of a new account and sends the e-mail that confirms its address. The account exists already, so failures are only logged. */
export async function completeAccount(user: User, displayName: string): Promise<void> {
  const { firebase } = await loadFirebase()
  await orLog('the display name could not be set', firebase.updateProfile(user, { displayName }))
  await orLog('the e-mail for confirmation could not be sent', firebase.sendEmailVerification(user))
}

async function orLog(what: string, step: Promise<void>): Promise<void> {
  try {
    await step
  } catch (error) {
    logFailure(what, error)
  }
}
