import 'server-only'
import type { DecodedIdToken } from 'firebase-admin/auth'
import { cookies } from 'next/headers'
import { forbidden } from 'next/navigation'
import { connection } from 'next/server'
import { env } from '@/lib/env.server'
import { identity } from '@/lib/firebase/app.server'
import { ProblemError } from '@/lib/http/problem-error'
import { redirect } from '@/lib/i18n/navigation'
import type { Locale } from '@/lib/i18n/routing'
import { isStaff } from './caller.server'
import { verified, type Verified } from './identity.server'

export const SESSION_COOKIE = 'session'

/** How long a session lasts; Firebase allows 5 minutes to 14 days. */
export const SESSION_MAX_AGE_SECONDS = 5 * 24 * 60 * 60

export const sessionCookieOptions = {
  httpOnly: true,
  secure: env.SITE_URL.startsWith('https:'),
  sameSite: 'lax',
  path: '/',
} as const

/** Who asks for this page, as the httpOnly session cookie says; null: nobody is signed in. */
async function readSession(): Promise<Verified<DecodedIdToken> | null> {
  await connection()
  const cookie = (await cookies()).get(SESSION_COOKIE)?.value
  return cookie ? verified(identity().verifySessionCookie(cookie, true)) : null
}

/** The signed-in person, else on to sign-in, which comes back to `path`. */
export async function requireSession(locale: Locale, path: string): Promise<DecodedIdToken> {
  const session = await readSession()
  if (session?.outcome === 'valid') return session.claims
  if (session?.outcome === 'away')
    throw new ProblemError('unavailable', 'the identity service does not answer', { cause: session.cause })
  return redirect({ href: { pathname: '/signIn', query: { next: path } }, locale })
}

/** Staff, else sign-in or the 403 page. Every staff page calls it itself: a layout's check does not stop the page. */
export async function requireStaff(locale: Locale, path: string): Promise<DecodedIdToken> {
  const claims = await requireSession(locale, path)
  if (!isStaff(claims)) forbidden()
  return claims
}
