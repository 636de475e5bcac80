import { logFailure } from '@/lib/log/browser'
import type { TabKey } from './stored-items'

/** What this tab has kept under a key. Where somebody blocks site data, as good as nothing. */
export function readSession(key: TabKey): string | null {
  try {
    return window.sessionStorage.getItem(key)
  } catch (error) {
    logFailure(`${key} could not be read from session storage`, error)
    return null
  }
}

/** Keeps a text under a key for as long as the tab is open, or forgets it; a browser that refuses is only noted. */
export function writeSession(key: TabKey, value: string | null): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, value)
  } catch (error) {
    logFailure(`${key} could not be written to session storage`, error)
  }
}
