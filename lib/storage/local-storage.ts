import { logFailure } from '@/lib/log/browser'
import type { LocalKey } from './stored-items'

/** What this browser has kept under a key. Where somebody blocks site data, as good as nothing. */
export function readLocal(key: LocalKey): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch (error) {
    logFailure(`${key} could not be read from local storage`, error)
    return null
  }
}

/** Keeps a text under a key, or forgets it; pages work without, so a browser that refuses is only noted. */
export function writeLocal(key: LocalKey, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, value)
  } catch (error) {
    logFailure(`${key} could not be written to local storage`, error)
  }
}

/** Whether this browser keeps anything for pages; where somebody blocks site data it does not. */
export function canKeepLocal(): boolean {
  try {
    return window.localStorage.length >= 0
  } catch (error) {
    logFailure('local storage is refused', error)
    return false
  }
}
