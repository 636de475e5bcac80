import { signInWithEmailAndPassword } from 'firebase/auth'
import { expect, it, vi } from 'vitest'
import { startAuth } from './start-auth'

/** Before the SDK is loaded, which takes hold of them. */
const ask = vi.hoisted(() => {
  const offline = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('offline'))
  vi.stubGlobal('fetch', offline)
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('indexedDB', { open: () => ({}) })
  return offline
})

it(
  'asks the identity service where IndexedDB never answers, as it happens in WebKit',
  { timeout: 5_000 },
  async () => {
    const auth = startAuth({ apiKey: 'demo', projectId: 'demo-bieznik' })
    await expect(signInWithEmailAndPassword(auth, 'jan@example.com', 'sekret12')).rejects.toThrow('network')
    expect(ask).toHaveBeenCalled()
  },
)
