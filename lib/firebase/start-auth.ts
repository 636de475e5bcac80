import { _components as components, initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
  type Auth,
} from 'firebase/auth'
import type { FirebaseConfig } from './firebase-config'

declare module 'firebase/app' {
  /** What an app is made of: exported by the SDK, but left out of its types. */
  export const _components: Map<string, unknown>
}

// The SDK's count of its own use (`X-Firebase-Client`) is read from IndexedDB before each call. In WebKit that may never return, and
// no call is made. The SDK treats the count as optional, for every app that is made from here on.
components.delete('heartbeat')

/**
 * The Firebase SDK, started. Import this module dynamically: it is large, and visitors do not need it. It imports nothing but the SDK: what
 * it shared with a screen would be left out of its scripts on some ways to it, and visitors who came by another way would miss it.
 */
export function startAuth({ emulatorUrl, ...config }: FirebaseConfig): Auth {
  // `getAuth` would add sign-in by popups, for which phones load a script and a frame of Google ahead.
  // Not in IndexedDB: in WebKit it hangs for good when a page is left while it is being written to.
  const auth = initializeAuth(initializeApp(config), {
    persistence: [browserLocalPersistence, browserSessionPersistence],
  })
  if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true })
  return auth
}
