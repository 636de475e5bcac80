import type { Auth, User } from 'firebase/auth'
import { logFailure } from '@/lib/log/browser'
import { freshIdToken, isSignInEnded } from './id-token'
import { loadFirebase } from './load-firebase'
import { endServerSession, leaveForSignIn } from './sign-out'
import { readSignedInHint, writeSignedInHint } from './signed-in-hint'
import { forgetUser, getAuthState, getUser, setAuthState, setUser } from './signed-in-user'

/** The token is refreshed at sign-in and then every 55 minutes, in milliseconds; it lives for 60. */
const TOKEN_REFRESH_MS = 3_300_000

/** How long until what could not be loaded is tried again, in milliseconds. */
const RETRY_MS = 5_000

/** The hint is the quickest word of another tab's sign-out; who signed in there is Firebase's to say. */
export function followUser(): void {
  if (!readSignedInHint()) return forgetUser()
  connect().catch((error: unknown) => {
    logFailure('the authentication state could not be read', error)
    window.setTimeout(followUser, RETRY_MS)
  })
}

let connected: Promise<Auth> | undefined

function connect(): Promise<Auth> {
  connected ??= listen().catch((error: unknown) => {
    connected = undefined
    throw error
  })
  return connected
}

async function listen(): Promise<Auth> {
  const { auth, firebase } = await loadFirebase()
  firebase.onIdTokenChanged(auth, (next) => void accept(next))
  window.setInterval(() => void refreshInBackground(), TOKEN_REFRESH_MS)
  return auth
}

/** Waits until it is known; null: nobody is signed in. */
export async function findUser(): Promise<User | null> {
  if (!getUser() && readSignedInHint()) {
    const auth = await connect()
    await auth.authStateReady()
    setUser(auth.currentUser)
  }
  return getUser()
}

async function accept(next: User | null): Promise<void> {
  if (!next) return acceptNobody()
  setUser(next)
  const isStaff = await readIsStaff(next)
  // Somebody else, or nobody, may have come in the meantime.
  if (getUser() !== next) return
  const { uid, email, displayName } = next
  setAuthState({
    status: 'signed-in',
    person: { uid, email: email ?? '', displayName: displayName ?? '', isStaff },
  })
}

/**
 * Nobody any more. Who signed out, here or in another tab, ends the server's session as well; where nobody did, Firebase has
 * dropped the sign-in by itself.
 */
function acceptNobody(): void {
  const isDropped = getAuthState().status === 'loading' && readSignedInHint()
  forgetUser()
  if (isDropped) void endDroppedSession()
}

/** The hint stays for as long as the session may: the call may fail or be cut off by going on, and the next page tries again. */
async function endDroppedSession(): Promise<void> {
  try {
    await endServerSession()
  } catch (error) {
    return logFailure('the session could not be ended', error)
  }
  // Somebody may have signed in in the meantime.
  if (!getUser()) writeSignedInHint(false)
}

/** An outage never signs anybody out: the next token brings the role. */
export async function readIsStaff(next: User): Promise<boolean> {
  try {
    return (await next.getIdTokenResult()).claims.admin === true
  } catch (error) {
    logFailure('the token could not be read', error)
    return false
  }
}

async function refreshInBackground(): Promise<void> {
  const user = getUser()
  if (!user) return
  if (!readSignedInHint()) return forgetUser()
  try {
    await freshIdToken(user)
  } catch (error) {
    if (isSignInEnded(error)) return leaveForSignIn()
    logFailure('the token could not be refreshed', error)
  }
}
