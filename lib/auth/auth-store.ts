import type { Auth, User } from 'firebase/auth'
import { z } from 'zod'
import { ProblemError } from '@/lib/http/problem-error'
import { requestJson } from '@/lib/http/request-json'
import { logFailure } from '@/lib/log/browser'
import { takeAttempt } from './attempts'
import type { AuthState } from './auth-state'
import { freshIdToken, isSignInEnded, readIdToken } from './id-token'
import { sessionEndedPath } from './session-ended-path'
import { onSignedInHintChange, readSignedInHint, writeSignedInHint } from './signed-in-hint'

/** The token is refreshed at sign-in and then every 55 minutes, in milliseconds; it lives for 60. */
const TOKEN_REFRESH_MS = 3_300_000

/** How long until what could not be loaded is tried again, in milliseconds. */
const RETRY_MS = 5_000

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

/** The hint is the quickest word of another tab's sign-out; who signed in there is Firebase's to say. */
function follow(): void {
  if (!readSignedInHint()) return forgetUser()
  connect().catch((error: unknown) => {
    logFailure('the authentication state could not be read', error)
    window.setTimeout(follow, RETRY_MS)
  })
}

function forgetUser(): void {
  user = null
  setState({ status: 'signed-out' })
}

let connected: Promise<Auth> | undefined

function connect(): Promise<Auth> {
  connected ??= listen().catch((error: unknown) => {
    connected = undefined
    throw error
  })
  return connected
}

async function loadFirebase() {
  const [{ firebaseAuth }, firebase] = await Promise.all([import('./firebase'), import('firebase/auth')])
  return { auth: await firebaseAuth(), firebase }
}

async function listen(): Promise<Auth> {
  const { auth, firebase } = await loadFirebase()
  firebase.onIdTokenChanged(auth, (next) => void accept(next))
  window.setInterval(() => void refreshInBackground(), TOKEN_REFRESH_MS)
  return auth
}

async function accept(next: User | null): Promise<void> {
  user = next
  if (!next) return acceptNobody()
  writeSignedInHint(true)
  const isStaff = await readIsStaff(next)
  // Somebody else, or nobody, may have come in the meantime.
  if (user !== next) return
  const { uid, email, displayName } = next
  setState({
    status: 'signed-in',
    person: { uid, email: email ?? '', displayName: displayName ?? '', isStaff },
  })
}

/** Nobody although somebody was expected: Firebase has dropped the sign-in by itself, and the server's session goes too. */
function acceptNobody(): void {
  const isDropped = state.status === 'loading' && readSignedInHint()
  writeSignedInHint(false)
  forgetUser()
  if (isDropped)
    endServerSession().catch((error: unknown) => logFailure('the session could not be ended', error))
}

/** An outage never signs anybody out: the next token brings the role. */
async function readIsStaff(next: User): Promise<boolean> {
  try {
    return (await next.getIdTokenResult()).claims.admin === true
  } catch (error) {
    logFailure('the token could not be read', error)
    return false
  }
}

async function refreshInBackground(): Promise<void> {
  if (!user) return
  try {
    await freshIdToken(user)
  } catch (error) {
    if (isSignInEnded(error)) return leaveForSignIn()
    logFailure('the token could not be refreshed', error)
  }
}

/**
 * The ID token for a call to the BFF, refreshed when it is about to run out; null: nobody is signed in. `isRefused`: the
 * last one was refused, so that only a new one will do. Throws a `ProblemError`; when it is `unauthenticated`, the account
 * or the sign-in is no more and the person is on the way to sign-in.
 */
export async function getIdToken({ isRefused = false } = {}): Promise<string | null> {
  try {
    const holder = await findUser()
    return holder && (await (isRefused ? freshIdToken(holder) : readIdToken(holder)))
  } catch (error) {
    if (!isSignInEnded(error))
      throw new ProblemError('unavailable', 'the identity service does not answer', { cause: error })
    await leaveForSignIn()
    throw new ProblemError('unauthenticated', 'the sign-in is no more', { cause: error })
  }
}

async function findUser(): Promise<User | null> {
  if (user || !readSignedInHint()) return user
  const auth = await connect()
  await auth.authStateReady()
  user = auth.currentUser
  return user
}

/**
 * Signs in with Firebase and opens the server's session: both or neither. Throws Firebase's error or a `ProblemError`.
 */
export async function signIn(email: string, password: string): Promise<void> {
  await takeAttempt('sign_in')
  const { auth, firebase } = await loadFirebase()
  const credential = await firebase.signInWithEmailAndPassword(auth, email, password)
  try {
    const token = await credential.user.getIdToken()
    await requestJson('/api/session', { method: 'POST', token, reply: z.null() })
  } catch (error) {
    await firebase.signOut(auth)
    throw error
  }
  user = credential.user
  writeSignedInHint(true)
}

/** Ends the server's session first: should that fail, the person is told and is still signed in everywhere. */
export async function signOut(): Promise<void> {
  await endServerSession()
  await signOutHere()
}

async function endServerSession(): Promise<void> {
  await requestJson('/api/session', { method: 'DELETE', reply: z.null() })
}

async function signOutHere(): Promise<void> {
  const { auth, firebase } = await loadFirebase()
  await firebase.signOut(auth)
  writeSignedInHint(false)
  forgetUser()
}

let leaving: Promise<void> | undefined

/**
 * For somebody whose sign-in is refused for good: signs out and goes on to sign-in, which says why. Once in the life of a
 * page, however many calls are refused.
 */
export function leaveForSignIn(): Promise<void> {
  leaving ??= leave()
  return leaving
}

async function leave(): Promise<void> {
  const results = await Promise.allSettled([endServerSession(), signOutHere()])
  for (const { reason } of results.filter((result) => result.status === 'rejected'))
    logFailure('a session that was refused could not be ended', reason)
  // Without the hint nothing asks for Firebase again, even when signing out of it has failed.
  writeSignedInHint(false)
  forgetUser()
  window.location.assign(sessionEndedPath(window.location))
}
