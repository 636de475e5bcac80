import 'server-only'
import { isGuest } from '@bieznik/backend-kit/identity/is-guest'
import { ProblemError } from '@/lib/http/problem-error'
import { requireValid, verifyIdToken } from './identity.server'

export type CallerRole = 'anyone' | 'customer' | 'staff'

/** Who calls, as the checked ID token says; `token` is passed on to the product API, which checks it again. */
export interface Caller {
  uid: string
  isStaff: boolean
  /** Without an account. */
  isGuest: boolean
  token: string
  /** When the person last signed in, in seconds since 1970. */
  signedInAt: number
  /** When the token ends, in seconds since 1970. */
  expiresAt: number
}

export function isStaff(claims: Record<string, unknown>): boolean {
  return claims.admin === true
}

/** Checks the bearer token against the role that a route asks for. */
export async function requireCaller(role: CallerRole, request: Request): Promise<Caller | null> {
  if (role === 'anyone') return null
  const token = bearerToken(request)
  if (!token) throw new ProblemError('unauthenticated', 'sign in and send the ID token as a bearer token')
  const claims = requireValid(await verifyIdToken(token))
  const { uid, auth_time: signedInAt, exp: expiresAt } = claims
  const caller = { uid, isStaff: isStaff(claims), isGuest: isGuest(claims), token, signedInAt, expiresAt }
  if (role === 'staff' && !caller.isStaff) throw new ProblemError('forbidden', 'this is for staff')
  return caller
}

function bearerToken(request: Request): string | null {
  return /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null
}
