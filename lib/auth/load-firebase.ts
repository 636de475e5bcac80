import { loadLate } from '@/lib/late/load-late'

/** The SDK and its state, loaded when they are first needed. */
export async function loadFirebase() {
  const [{ firebaseAuth }, firebase] = await loadLate(() =>
    Promise.all([import('./firebase'), import('firebase/auth')]),
  )
  return { auth: await firebaseAuth(), firebase }
}
