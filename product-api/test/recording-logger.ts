import { vi } from 'vitest'

type Log = (details: unknown, message?: string) => void

/** A logger whose lines a test can read. */
export function createRecordingLogger() {
  return { info: vi.fn<Log>(), warn: vi.fn<Log>(), error: vi.fn<Log>() }
}
