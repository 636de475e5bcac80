import { signedInUser } from '@/lib/firebase/load-firebase'
import { callBff } from '@/lib/http/bff'
import { logFailure } from '@/lib/log/browser'
import { userRecordSchema } from './account'
import { forgetRegistration, readStoredRegistration } from './stored-registration'

/** How long signing in waits for it, in milliseconds. */
const DEADLINE_MS = 5_000

/**
 * Writes the user record of a registration that could not, once its person has signed in. A failure never stands in the
 * way of signing in: it is tried again next time.
 */
export async function finishRegistration(): Promise<void> {
  try {
    const { uid } = await signedInUser()
    const stored = readStoredRegistration(uid)
    if (!stored) return
    await callBff('/api/account', {
      method: 'PUT',
      json: stored,
      signal: AbortSignal.timeout(DEADLINE_MS),
      reply: userRecordSchema,
    })
    forgetRegistration(uid)
  } catch (error) {
    logFailure('the user record could not be written', error)
  }
}
