import type { Language } from '@bieznik/contract/selling/order'
import type { User } from 'firebase/auth'
import { takeAttempt } from './attempts'
import { createAccount, type NewAccount } from './create-account'
import { findGuest } from '@/lib/auth/guest'
import { loadFirebase } from '@/lib/firebase/load-firebase'
import { requestJson } from '@/lib/http/request-json'
import { logFailure } from '@/lib/log/browser'
import { userRecordSchema } from './account'
import { forgetRegistration, storeRegistration, type StoredRegistration } from './stored-registration'
import { linkGuest } from './link-guest'
import { storeRegisteredEmail } from './registered-email'
import type { Registration } from './registration'

/**
 * Makes the account and its user record. Throws while there is no account; from then on the person is registered, and what failed is retried
 * at the next sign-in. Returns whether the person is signed in, as guests are who register: they keep cart and orders.
 */
export async function register(form: Registration, language: Language): Promise<{ isSignedIn: boolean }> {
  const { name, surname, email, password, phone } = form
  await takeAttempt('registration')
  const account = { email, password, displayName: `${name} ${surname}`, language }
  const record = { name, surname, phone }
  const { auth } = await loadFirebase()
  const guest = await findGuest(auth)
  if (guest) return registerGuest(guest, account, record)
  // Another tab was quicker with the same form, and whom this browser has signed in is its account.
  if (auth.currentUser?.email === email.toLowerCase()) return { isSignedIn: true }
  await createAccount(account, (uid, token) => storeOrKeep(uid, record, token))
  storeRegisteredEmail(email)
  return { isSignedIn: false }
}

async function registerGuest(
  guest: User,
  account: NewAccount,
  record: StoredRegistration,
): Promise<{ isSignedIn: boolean }> {
  const { isSignedIn } = await linkGuest(guest, account)
  const user = isSignedIn ? (await loadFirebase()).auth.currentUser : null
  if (user) await storeOrKeep(user.uid, record, await user.getIdToken())
  else {
    storeRegistration(guest.uid, record)
    storeRegisteredEmail(account.email)
  }
  return { isSignedIn }
}

async function storeOrKeep(uid: string, record: StoredRegistration, token: string): Promise<void> {
  storeRegistration(uid, record)
  try {
    await putRecord(record, token)
    forgetRegistration(uid)
  } catch (error) {
    logFailure('the user record is written at the next sign-in', error)
  }
}

function putRecord(record: StoredRegistration, token: string) {
  return requestJson('/api/account', { method: 'PUT', json: record, token, reply: userRecordSchema })
}
