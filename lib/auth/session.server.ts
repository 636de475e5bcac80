import 'server-only'
import type { DecodedIdToken } from 'firebase-admin/auth'
import { forbidden } from 'next/navigation'
import { connection } from 'next/server'
import { identity } from '@/lib/firebase/app.server'
import { ProblemError } from '@/lib/http/problem-error'
import { redirect } from '@/lib/i18n/navigation'
import type { Locale } from '@/lib/i18n/routing'
import { isStaff } from './caller.server'
import { isSessionEnded } from './ended-sessions.server'
import { verifiedToken, type Verified } from './identity.server'
import { makeKeyTurn } from './key-turn.server'
import { readSessionCookie } from './session-cookie.server'

const withCookieKeys = makeKeyTurn()

/** Who asks for this page, as the httpOnly session cookie says; null: nobody is signed in. */
async function readSession(): Promise<Verified<DecodedIdToken> | null> {
  await connection()
  const cookie = await readSessionCookie()
  if (!cookie) return null
  const [session, isEnded] = await Promise.all([
    verifiedToken(
      'sessionCookie',
      cookie,
      withCookieKeys((checkRevoked) => identity().verifySessionCookie(cookie, checkRevoked)),
    ),
    isSessionEnded(cookie),
  ])
  return isEnded ? { outcome: 'invalid' } : session
}

/** The signed-in person, else on to sign-in, which comes back to `path` and says so when a session has ended. */
export async function requireSession(locale: Locale, path: string): Promise<DecodedIdToken> {
  const session = await readSession()
  if (session?.outcome === 'valid') return session.claims
  if (session?.outcome === 'away')
    throw new ProblemError('unavailable', 'the identity service does not answer', { cause: session.cause })
  const query = { ...(session && { reason: 'session' }), next: path }
  return redirect({ href: { pathname: '/signIn', query }, locale })
}

/** Staff, else sign-in or the 403 page. Every staff page calls it itself: a layout's check does not stop the page. */
export async function requireStaff(locale: Locale, path: string): Promise<DecodedIdToken> {
  const claims = await requireSession(locale, path)
  if (!isStaff(claims)) forbidden()
  return claims
}
