import type { z } from 'zod'
import { logFailure } from '@/lib/log/browser'
import { readSession, writeSession } from './stored-text'
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

export const forgetKept = (key: TabKey): void => writeSession(key, null)
