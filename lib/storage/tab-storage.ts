import type { z } from 'zod'
import { logFailure } from '@/lib/log/browser'
import { readSession, writeSession } from './stored-text'
import type { TabKey } from './stored-items'

/** What this tab has stored under a key, if it has the shape that is expected today. */
export function readFromTab<Schema extends z.ZodType>(key: TabKey, schema: Schema): z.output<Schema> | null {
  const text = readSession(key)
  if (text === null) return null
  try {
    const stored = schema.safeParse(JSON.parse(text))
    return stored.success ? stored.data : null
  } catch (error) {
    logFailure(`${key} in session storage is no JSON`, error)
    return null
  }
}

export function writeToTab(key: TabKey, value: unknown): void {
  writeSession(key, JSON.stringify(value))
}

export const removeFromTab = (key: TabKey): void => writeSession(key, null)
