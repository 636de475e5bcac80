import 'server-only'
import type { Verified } from '@bieznik/backend-kit/identity/verify-token'
import { mayDo, type StaffArea } from '@bieznik/contract/people/staff'
import type { DecodedIdToken } from 'firebase-admin/auth'
import { connection } from 'next/server'
import { ProblemError } from '@/lib/http/problem-error'
import { readStaff } from './caller.server'
import { isSessionEnded } from './ended-sessions.server'
import { verifySessionCookie } from './identity.server'
import { readSessionCookie } from './session-cookie.server'

/** Who asks for this page, as the httpOnly session cookie says; null: no one is signed in. */
export async function readSession(): Promise<Verified<DecodedIdToken> | null> {
  await connection()
  const cookie = await readSessionCookie()
  if (!cookie) return null
  const [session, isEnded] = await Promise.all([verifySessionCookie(cookie), isSessionEnded(cookie)])
  return isEnded ? { outcome: 'invalid' } : session
}

/** Throws `unauthenticated` without a session, `forbidden` where `area` is not the person's, `unavailable` while the identity service is away. */
export async function requireSessionFor(area: StaffArea | null): Promise<void> {
  const session = await readSession()
  if (session?.outcome === 'away')
    throw new ProblemError('unavailable', 'the identity service does not answer', { cause: session.cause })
  if (session?.outcome !== 'valid') throw new ProblemError('unauthenticated', 'this browser has no session')
  if (!area) return
  const { staffRole, lacksSecondFactor } = readStaff(session.claims)
  // The page itself leads them to where they can set one up.
  if (lacksSecondFactor) return
  if (!mayDo(staffRole, area)) throw new ProblemError('forbidden', 'this is for others of the staff')
}
