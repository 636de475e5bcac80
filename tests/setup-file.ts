import { afterAll, vi } from 'vitest'

/*
 * Test files share a worker and have modules of their own all the same: what the file before has imported, replaced or left
 * behind is gone. Only packages stay loaded.
 */
vi.resetModules()

afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  if (typeof window !== 'undefined') emptyBrowser()
})

function emptyBrowser(): void {
  document.body.replaceChildren()
  window.localStorage.clear()
  window.sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie}; max-age=0; path=/`
  window.history.replaceState(null, '', '/')
}
