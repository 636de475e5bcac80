import { staffRoleOf, type StaffRole } from '@bieznik/contract/people/staff'
import type { Auth, User } from 'firebase/auth'
import { loadFirebase } from '@/lib/firebase/load-firebase'
import { ProblemError } from '@/lib/http/problem-error'
import { logFailure } from '@/lib/log/browser'
import { forgetUser, getAuthState, getUser, setAuthState, setUser } from './auth-state'
import { takeOverGuest } from './guest-takeover'
import { freshIdToken, isSignInEnded, readIdToken } from './id-token'
import { IdentityUnavailableError } from './identity-unavailable'
import { endServerSession, leaveForSignIn } from './sign-out'
import { readSignedInHint, writeSignedInHint } from './signed-in-hint'

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

/** Waits until it is known; null: no one is signed in. */
async function findUser(): Promise<User | null> {
  if (!getUser() && readSignedInHint()) {
    const auth = await connect()
    await auth.authStateReady()
    setUser(auth.currentUser)
  }
  return getUser()
}

/**
 * The ID token for a call to the BFF, refreshed when it is about to run out; null: no one is signed in. `isRefused`: the
 * last one was refused, so that only a new one will do. Throws a `ProblemError`; when it is `unauthenticated`, the account
 * or the sign-in is no more and the person is on the way to sign-in.
 */
export async function getIdToken({ isRefused = false } = {}): Promise<string | null> {
  try {
    const user = await findUser()
    return user && (await (isRefused ? freshIdToken(user) : readIdToken(user)))
  } catch (error) {
    if (!isSignInEnded(error)) throw new IdentityUnavailableError(error)
    await leaveForSignIn()
    throw new ProblemError('unauthenticated', 'the sign-in is no more', { cause: error })
  }
}

async function accept(next: User | null): Promise<void> {
  if (!next) return acceptNobody()
  setUser(next)
  const staffRole = await readStaffRole(next)
  // Once in the life of a page, before anything is shown: a takeover that failed is retried. During a sign-in the state is not `loading`.
  if (!next.isAnonymous && getAuthState().status === 'loading') await takeOverGuest(next)
  // Someone else, or no one, may be signed in by now.
  if (getUser() !== next) return
  const { uid, email, displayName, isAnonymous: isGuest } = next
  setAuthState({
    status: 'signed-in',
    person: {
      uid,
      email: email ?? '',
      displayName: displayName ?? '',
      isStaff: staffRole !== null,
      staffRole,
      isGuest,
    },
  })
}

/**
 * No one is signed in any more. A sign-out, here or in another tab, ends the server's session as well; without one, Firebase has
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
export async function readStaffRole(next: User): Promise<StaffRole | null> {
  try {
    return staffRoleOf((await next.getIdTokenResult()).claims)
  } catch (error) {
    logFailure('the token could not be read', error)
    return null
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
