import type { Language } from '@bieznik/contract/selling/order'
import { loadFirebase, signedInUser } from '@/lib/firebase/load-firebase'

/** Has Firebase send the e-mail in which the signed-in person confirms the address. Throws Firebase's error. */
export async function sendVerification(language: Language): Promise<void> {
  const [user, { auth, firebase }] = await Promise.all([signedInUser(), loadFirebase()])
  auth.languageCode = language
  await firebase.sendEmailVerification(user)
}
