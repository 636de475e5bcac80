import type { z } from 'zod'
import { logFailure } from '@/lib/log/browser'
import { readSession, writeSession } from './session-storage'
import type { TabKey } from './stored-items'

/** What this tab has kept under a key, if it has the shape that is expected today. */
export function readKept<Schema extends z.ZodType>(key: TabKey, schema: Schema): z.output<Schema> | null {
  const text = readSession(key)
  if (text === null) return null
  try {
    const kept = schema.safeParse(JSON.parse(text))
    return kept.success ? kept.data : null
  } catch (error) {
    logFailure(`${key} in session storage is no JSON`, error)
    return null
  }
}

export function writeKept(key: TabKey, value: unknown): void {
  writeSession(key, JSON.stringify(value))
}

/** Forgets what was kept; where a browser refuses storage, nothing was. */
export function forgetKept(key: TabKey): void {
  try {
    window.sessionStorage.removeItem(key)
  } catch (error) {
    logFailure(`${key} could not be removed from session storage`, error)
  }
}
