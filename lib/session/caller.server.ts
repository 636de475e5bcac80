import 'server-only'
import { isGuest } from '@bieznik/backend-kit/identity/is-guest'
import { staffOf, type StaffClaims } from '@bieznik/backend-kit/identity/staff-of'
import { DEFAULT_AREA, mayDo, type StaffArea } from '@bieznik/contract/people/staff'
import { env } from '@/lib/env.server'
import { ProblemError } from '@/lib/http/problem-error'
import { requireValid, verifyIdToken } from './identity.server'

export type CallerRole = 'anyone' | 'customer' | 'staff'

/** Who calls, as the checked ID token says; `token` is passed on to the product API, which checks it again. */
export interface Caller extends StaffClaims {
  uid: string
  /** Without an account. */
  isGuest: boolean
  token: string
  /** When the person last signed in, in seconds since 1970. */
  signedInAt: number
  /** When the token ends, in seconds since 1970. */
  expiresAt: number
}

/** What claims of a token or a session make of its person, as this shop is configured. */
export const readStaff = (claims: Readonly<Record<string, unknown>>): StaffClaims =>
  staffOf(claims, { requiresSecondFactor: env.STAFF_SECOND_FACTOR === 'required' })

/** Checks the bearer token against the role that a route asks for; of staff those whose work the area is. */
export async function requireCaller(
  role: CallerRole,
  request: Request,
  area: StaffArea = DEFAULT_AREA,
): Promise<Caller | null> {
  if (role === 'anyone') return null
  const token = bearerToken(request)
  if (!token) throw new ProblemError('unauthenticated', 'sign in and send the ID token as a bearer token')
  const claims = requireValid(await verifyIdToken(token))
  const { uid, auth_time: signedInAt, exp: expiresAt } = claims
  const staff = readStaff(claims)
  if (role === 'staff' && staff.lacksSecondFactor)
    throw new ProblemError('second_factor_required', 'sign in with your second factor')
  if (role === 'staff' && !mayDo(staff.staffRole, area))
    throw new ProblemError('forbidden', 'this is for others of the staff')
  return { uid, ...staff, isGuest: isGuest(claims), token, signedInAt, expiresAt }
}

function bearerToken(request: Request): string | null {
  return /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null
}
