import { readSession, writeSession } from '@/lib/storage/stored-text'

const KEY = 'bieznik.reloadedForVersion'

/** A page that fails again this soon is broken, not outdated. */
const AGAIN_AFTER_MS = 60_000

/** Next.js names it so when a script or a style sheet of the page cannot be loaded. */
const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError'

/** Without storage nothing would stop it from loading again and again. */
function mayReload(): boolean {
  const now = String(Date.now())
  if (Number(now) - Number(readSession(KEY) ?? 0) < AGAIN_AFTER_MS) return false
  writeSession(KEY, now)
  return readSession(KEY) === now
}

/** Loads the page anew, once, when it is of a version whose files are no longer served. */
export function reloadIfOutdated(error: unknown): void {
  if (isChunkLoadError(error) && mayReload()) window.location.reload()
}

/** The same for whatever fails outside of React, such as what is loaded after a click. */
export function reloadForNewVersion(): void {
  window.addEventListener('error', ({ error }) => reloadIfOutdated(error))
  window.addEventListener('unhandledrejection', ({ reason }) => reloadIfOutdated(reason))
}
