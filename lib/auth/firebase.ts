import { initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Auth,
} from 'firebase/auth'
import { requestJson } from '@/lib/http/request-json'
import { firebaseConfigSchema } from './firebase-config'

let auth: Promise<Auth> | undefined

/** The Firebase SDK, started once. Import this module dynamically: it is large, and visitors do not need it. */
export function firebaseAuth(): Promise<Auth> {
  auth ??= startAuth().catch((error: unknown) => {
    auth = undefined
    throw error
  })
  return auth
}

async function startAuth(): Promise<Auth> {
  const { emulatorUrl, ...config } = await requestJson('/api/config', { reply: firebaseConfigSchema })
  // `getAuth` would add sign-in by popups, for which phones load a script and a frame of Google ahead.
  const started = initializeAuth(initializeApp(config), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
  })
  if (emulatorUrl) connectAuthEmulator(started, emulatorUrl, { disableWarnings: true })
  return started
}
