import { initializeApp } from 'firebase/app'
import { connectAuthEmulator, getAuth, type Auth } from 'firebase/auth'
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
  const started = getAuth(initializeApp(config))
  if (emulatorUrl) connectAuthEmulator(started, emulatorUrl, { disableWarnings: true })
  return started
}
