import { requestJson } from '@/lib/http/request-json'
import { loadLate } from '@/lib/late/load-late'
import { firebaseConfigSchema } from './firebase-config'

let loaded: ReturnType<typeof load> | undefined

/** The SDK and its state, loaded and started once, when they are first needed. Rejects with what could not be had; the next call tries anew. */
export function loadFirebase(): ReturnType<typeof load> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}

async function load() {
  const [[{ startAuth }, firebase], config] = await Promise.all([
    loadLate(() => Promise.all([import('./firebase'), import('firebase/auth')])),
    requestJson('/api/config', { reply: firebaseConfigSchema }),
  ])
  return { auth: startAuth(config), firebase }
}
