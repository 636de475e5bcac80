import type { Language } from '@bieznik/contract/selling/order'
import type { Auth } from 'firebase/auth'
import { loadFirebase } from '@/lib/firebase/load-firebase'
import { completeAccount } from './complete-account'

export interface NewAccount {
  email: string
  password: string
  displayName: string
  /** Of the e-mail that asks to confirm the address. */
  language: Language
}

/**
 * Makes an account with Firebase, has its user record written by `storeRecord` on its behalf, and asks for its address to be
 * confirmed. Throws Firebase's error when no account could be made. It signs no one in, and a person who is signed
 * in on this browser stays so: the account is made in a Firebase app of its own, which leaves nothing behind.
 */
export async function createAccount(
  { email, password, displayName, language }: NewAccount,
  storeRecord: (uid: string, token: string) => Promise<void>,
): Promise<void> {
  const loaded = await loadFirebase()
  const { firebase } = loaded
  await withPassingAuth(loaded, async (auth) => {
    auth.languageCode = language
    const { user } = await firebase.createUserWithEmailAndPassword(auth, email, password)
    await storeRecord(user.uid, await user.getIdToken())
    await completeAccount(user, displayName)
    await firebase.signOut(auth)
  })
}

async function withPassingAuth(
  { auth: { app: mainApp, emulatorConfig }, firebase }: Awaited<ReturnType<typeof loadFirebase>>,
  work: (auth: Auth) => Promise<void>,
): Promise<void> {
  const { deleteApp, initializeApp } = await import('firebase/app')
  const app = initializeApp(mainApp.options, 'registration')
  try {
    const auth = firebase.initializeAuth(app, { persistence: firebase.inMemoryPersistence })
    if (emulatorConfig) {
      const { protocol, host, port } = emulatorConfig
      firebase.connectAuthEmulator(auth, `${protocol}://${host}:${port}`, { disableWarnings: true })
    }
    await work(auth)
  } finally {
    await deleteApp(app)
  }
}
