import type { Language } from '@bieznik/contract/order'
import { signedInUser } from './current-user'

/** Has Firebase send the e-mail in which the signed-in person confirms the address. Throws Firebase's error. */
export async function sendVerification(language: Language): Promise<void> {
  const [user, { getAuth, sendEmailVerification }] = await Promise.all([
    signedInUser(),
    import('firebase/auth'),
  ])
  getAuth().languageCode = language
  await sendEmailVerification(user)
}
