import type { StaffRole } from '@bieznik/contract/people/staff'
import type { User } from 'firebase/auth'
import { logFailure } from '@/lib/log/browser'
import { onSignedInHintChange, readSignedInHint } from './signed-in-hint'

/** Who is signed in on this browser, as far as is known. */
export type AuthState =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; person: Person }

export interface Person {
  uid: string
  email: string
  displayName: string
  isStaff: boolean
  /** null: a customer. What a screen shows by it, the server decides again. */
  staffRole: StaffRole | null
  /** Without an account. */
  isGuest: boolean
}

let state: AuthState = { status: 'loading' }
let user: User | null = null
let isFrozen = false
const listeners = new Set<() => void>()

export const getAuthState = (): AuthState => state

export const getUser = (): User | null => user

/** Calls back whenever the state changes, until what it returns is called. */
export function onAuthStateChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function setAuthState(next: AuthState): void {
  if (isFrozen) return
  state = next
  for (const listener of listeners) listener()
}

export function setUser(next: User | null): void {
  user = next
}

export function forgetUser(): void {
  setUser(null)
  setAuthState({ status: 'signed-out' })
}

/** From now on the page looks as it does: screens have ways of their own to go when no one is signed in. */
export function freezeAuthState(): void {
  isFrozen = true
}

/** How long until what could not be loaded is tried again, in milliseconds. */
const RETRY_MS = 5_000

let isFollowing = false

/**
 * Begins to follow the authentication state. Without the hint of an earlier sign-in nothing is loaded, neither the Firebase SDK nor
 * what goes with it.
 */
export function subscribeToAuthState(listener: () => void): () => void {
  const unsubscribe = onAuthStateChange(listener)
  if (!isFollowing) {
    isFollowing = true
    follow()
    onSignedInHintChange(follow)
  }
  return unsubscribe
}

function follow(): void {
  if (!readSignedInHint()) return forgetUser()
  import('./firebase-user')
    .then(({ followUser }) => followUser())
    .catch((error: unknown) => {
      logFailure('auth: script not loaded', error)
      window.setTimeout(follow, RETRY_MS)
    })
}
