import { canStoreLocal, readLocal, writeLocal } from '@/lib/storage/stored-text'
import { SESSION_SECONDS } from '@/lib/session/session-lifetime'

/**
 * Whether somebody was signed in on this browser when a page of ours was last open, or a session of theirs has still to be
 * ended. It is only a hint: it spares visitors the Firebase SDK, and grants nothing. It ends with the session, in milliseconds since 1970:
 * Firebase goes on knowing a person whom the server sends to sign-in. Kept in local storage, so all tabs hear of a change.
 */
const KEY = 'bieznik.signedIn'

export function readSignedInHint(): boolean {
  return Number(readLocal(KEY)) > Date.now()
}

export function writeSignedInHint(signedIn: boolean): void {
  writeLocal(KEY, signedIn ? String(Date.now() + SESSION_SECONDS * 1000) : null)
}

/** Whether the next page would know of a sign-in. */
export const canKeepHint = (): boolean => canStoreLocal()

/** Calls back when another tab signs in or out. */
export function onSignedInHintChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/** What is written down at a sign-in, to be compared and not read: another one means that somebody else has come. */
export const readSignInMark = (): string | null => readLocal(KEY)
