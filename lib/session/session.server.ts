import 'server-only'
import { areaOfStaffPage, placeInstead } from '@bieznik/contract/pages'
import { mayDo } from '@bieznik/contract/people/staff'
import type { DecodedIdToken } from 'firebase-admin/auth'
import { forbidden } from 'next/navigation'
import { ProblemError } from '@/lib/http/problem-error'
import { redirect } from '@/lib/i18n/navigation'
import type { Locale } from '@/lib/i18n/routing'
import { readStaff } from './caller.server'
import { readSession } from './read-session.server'

/** The signed-in person, else on to sign-in, which comes back to `path` and says so when a session has ended. */
export async function requireSession(locale: Locale, path: string): Promise<DecodedIdToken> {
  const session = await readSession()
  if (session?.outcome === 'valid') return session.claims
  if (session?.outcome === 'away')
    throw new ProblemError('unavailable', 'the identity service does not answer', { cause: session.cause })
  const query = { ...(session && { reason: 'session' }), next: path }
  return redirect({ href: { pathname: '/signIn', query }, locale })
}

/** Those of the staff whose work the page at `path` is, else sign-in or the 403 page. Every staff page calls it itself: a layout's check does not stop the page. */
export async function requireStaff(locale: Locale, path: string): Promise<DecodedIdToken> {
  const claims = await requireSession(locale, path)
  const { staffRole, lacksSecondFactor } = readStaff(claims)
  if (lacksSecondFactor)
    return redirect({ href: { pathname: '/details', query: { reason: 'second_factor' } }, locale })
  if (mayDo(staffRole, areaOfStaffPage(path))) return claims
  const own = placeInstead(path, staffRole)
  if (own) return redirect({ href: own, locale })
  return forbidden()
}
