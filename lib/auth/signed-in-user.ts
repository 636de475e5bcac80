import type { User } from 'firebase/auth'
import type { AuthState } from './auth-state'

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

/** From now on the page looks as it does: screens have ways of their own to go when nobody is signed in. */
export function freezeAuthState(): void {
  isFrozen = true
}
