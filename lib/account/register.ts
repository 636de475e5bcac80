import type { Language } from '@bieznik/contract/order'
import { takeAttempt } from '@/lib/auth/attempts'
import { createAccount } from '@/lib/auth/create-account'
import { requestJson } from '@/lib/http/request-json'
import { logFailure } from '@/lib/log/browser'
import { userRecordSchema } from './account'
import { forgetRegistration, keepRegistration } from './kept-registration'
import { keepRegisteredEmail } from './registered-email'
import type { Registration } from './registration'

/**
 * Makes the account and its user record. Throws while there is no account; from then on the person is registered, and what
 * failed is done again at the next sign-in.
 */
export async function register(form: Registration, language: Language): Promise<void> {
  const { name, surname, email, password, phone } = form
  await takeAttempt('registration')
  await createAccount(
    { email, password, displayName: `${name} ${surname}`, language },
    async (uid, token) => {
      keepRegistration(uid, { name, surname, phone })
      try {
        await putRecord({ name, surname, phone }, token)
        forgetRegistration(uid)
      } catch (error) {
        logFailure('the user record is written at the next sign-in', error)
      }
    },
  )
  keepRegisteredEmail(email)
}

function putRecord(record: { name: string; surname: string; phone: string }, token: string) {
  return requestJson('/api/account', { method: 'PUT', json: record, token, reply: userRecordSchema })
}
