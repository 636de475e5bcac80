import type { TokenVerdict, VerifyToken } from '../src/identity/caller.ts'

function encode(uid: string): string {
  return Buffer.from(uid).toString('base64url')
}

/** Tokens that say without any proof whom they speak for. */
export function customerToken(uid: string): string {
  return `customer.${encode(uid)}`
}

export function staffToken(uid = 'staff'): string {
  return `staff.${encode(uid)}`
}

/** Of somebody without an account. */
export function guestToken(uid: string): string {
  return `guest.${encode(uid)}`
}

export const tokens = { expired: 'expired', refused: 'refused', unavailable: 'unavailable' } as const

function verdictOf(token: string): TokenVerdict {
  const [, role, encoded] = /^(customer|staff|guest)\.(.+)$/.exec(token) ?? []
  const uid = encoded && Buffer.from(encoded, 'base64url').toString('utf8')
  if (uid) return { kind: 'valid', caller: { uid, isStaff: role === 'staff', isGuest: role === 'guest' } }
  if (token === tokens.expired) return { kind: 'expired' }
  if (token === tokens.unavailable) return { kind: 'unavailable', cause: new Error('identity is away') }
  return { kind: 'refused' }
}

/** Stands in for the identity service. */
export const verifyTestToken: VerifyToken = async (token) => verdictOf(token)
