import { logFailure } from '@/lib/log/browser'
import type { LocalKey, TabKey } from './stored-items'

/* Where somebody blocks site data, nothing is stored; pages work without. */

const storedIn = <Key extends string>(area: 'localStorage' | 'sessionStorage') => ({
  read: (key: Key): string | null => {
    try {
      return window[area].getItem(key)
    } catch (error) {
      logFailure(`${key} could not be read from ${area}`, error)
      return null
    }
  },
  /** null: removes it. */
  write: (key: Key, value: string | null): void => {
    try {
      if (value === null) window[area].removeItem(key)
      else window[area].setItem(key, value)
    } catch (error) {
      logFailure(`${key} could not be written to ${area}`, error)
    }
  },
})

/** Stored in this browser. */
export const { read: readLocal, write: writeLocal } = storedIn<LocalKey>('localStorage')

/** Stored as long as the tab is open. */
export const { read: readSession, write: writeSession } = storedIn<TabKey>('sessionStorage')

/** Whether this browser stores anything for pages. */
export function canStoreLocal(): boolean {
  try {
    return window.localStorage.length >= 0
  } catch (error) {
    logFailure('local storage is refused', error)
    return false
  }
}
