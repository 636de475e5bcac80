import { staffRoles, type StaffRole } from '@bieznik/contract/people/staff'
import type { TokenVerdict, VerifyToken } from '../src/people/identity/caller.ts'

function encode(uid: string): string {
  return Buffer.from(uid).toString('base64url')
}

/** Tokens that say without any proof whom they speak for. */
export function customerToken(uid: string): string {
  return `customer.${encode(uid)}`
}

/** Of the owner, unless another role is given. */
export function staffToken(uid = 'staff', role: StaffRole = 'owner'): string {
  return `${role}.${encode(uid)}`
}

/** Of somebody without an account. */
export function guestToken(uid: string): string {
  return `guest.${encode(uid)}`
}

export const tokens = { expired: 'expired', refused: 'refused', unavailable: 'unavailable' } as const

function verdictOf(token: string): TokenVerdict {
  const [, given, encoded] = /^(\w+)\.(.+)$/.exec(token) ?? []
  const uid = encoded && Buffer.from(encoded, 'base64url').toString('utf8')
  const staffRole = staffRoles.find((role) => role === given) ?? null
  if (uid && (staffRole || given === 'customer' || given === 'guest'))
    return { kind: 'valid', caller: { uid, staffRole, lacksSecondFactor: false, isGuest: given === 'guest' } }
  if (token === tokens.expired) return { kind: 'expired' }
  if (token === tokens.unavailable) return { kind: 'unavailable', cause: new Error('identity is away') }
  return { kind: 'refused' }
}

/** Stands in for the identity service. */
export const verifyTestToken: VerifyToken = async (token) => verdictOf(token)
