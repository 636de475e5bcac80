import type { User } from 'firebase/auth'
import { z } from 'zod'
import { requestJson } from '@/lib/http/request-json'
import { logFailure } from '@/lib/log/browser'
import type { AuthState } from './auth-state'
import { onSignedInHintChange, readSignedInHint, writeSignedInHint } from './signed-in-hint'

/** The token is refreshed at sign-in and then every 55 minutes, in milliseconds; it lives for 60. */
const TOKEN_REFRESH_MS = 3_300_000

let state: AuthState = { status: 'loading' }
let user: User | null = null
let started = false
const listeners = new Set<() => void>()

function setState(next: AuthState): void {
  state = next
  for (const listener of listeners) listener()
}

export function getAuthState(): AuthState {
  return state
}

/** Begins to follow the authentication state; without the hint of an earlier sign-in nothing is loaded. */
export function subscribeToAuthState(listener: () => void): () => void {
  listeners.add(listener)
  if (!started) {
    started = true
    follow()
    onSignedInHintChange(follow)
  }
  return () => listeners.delete(listener)
}

function follow(): void {
  if (!readSignedInHint() && !user) return setState({ status: 'signed-out' })
  connect().catch((error: unknown) => {
    logFailure('the authentication state could not be read', error)
    setState({ status: 'signed-out' })
  })
}

let connected: Promise<void> | undefined

function connect(): Promise<void> {
  connected ??= listen().catch((error: unknown) => {
    connected = undefined
    throw error
  })
  return connected
}

async function listen(): Promise<void> {
  const [{ firebaseAuth }, { onIdTokenChanged }] = await Promise.all([
    import('./firebase'),
    import('firebase/auth'),
  ])
  const auth = await firebaseAuth()
  onIdTokenChanged(auth, (next) => void accept(next))
  window.setInterval(() => void user?.getIdToken(true), TOKEN_REFRESH_MS)
}

async function accept(next: User | null): Promise<void> {
  user = next
  writeSignedInHint(next !== null)
  if (!next) return setState({ status: 'signed-out' })
  const { claims } = await next.getIdTokenResult()
  const { uid, email, displayName } = next
  setState({
    status: 'signed-in',
    person: { uid, email: email ?? '', displayName: displayName ?? '', isStaff: claims.admin === true },
  })
}

/** The ID token for a call to the BFF, refreshed when it is about to run out; null: nobody is signed in. */
export async function getIdToken(): Promise<string | null> {
  if (!user && readSignedInHint()) {
    await connect()
    const { firebaseAuth } = await import('./firebase')
    await (await firebaseAuth()).authStateReady()
    user = (await firebaseAuth()).currentUser
  }
  return user ? user.getIdToken() : null
}

/** Signs in with Firebase and opens the server's session. Throws Firebase's error or a `ProblemError`. */
export async function signIn(email: string, password: string): Promise<void> {
  const [{ firebaseAuth }, { signInWithEmailAndPassword }] = await Promise.all([
    import('./firebase'),
    import('firebase/auth'),
  ])
  const credential = await signInWithEmailAndPassword(await firebaseAuth(), email, password)
  const token = await credential.user.getIdToken()
  await requestJson('/api/session', { method: 'POST', token, reply: z.null() })
  user = credential.user
  writeSignedInHint(true)
}

/** Ends the server's session first: should that fail, the person is told and is still signed in everywhere. */
export async function signOut(): Promise<void> {
  await requestJson('/api/session', { method: 'DELETE', reply: z.null() })
  const [{ firebaseAuth }, firebase] = await Promise.all([import('./firebase'), import('firebase/auth')])
  await firebase.signOut(await firebaseAuth())
  writeSignedInHint(false)
}
