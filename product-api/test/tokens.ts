import type { TokenVerdict, VerifyToken } from '../src/identity/caller.ts'

/** Tokens that say in plain text whom they speak for. */
export function customerToken(uid: string): string {
  return `customer.${uid}`
}

export function staffToken(uid = 'staff'): string {
  return `staff.${uid}`
}

export const tokens = { expired: 'expired', refused: 'refused', unavailable: 'unavailable' } as const

function verdictOf(token: string): TokenVerdict {
  const [, role, uid] = /^(customer|staff)\.(.+)$/.exec(token) ?? []
  if (uid) return { kind: 'valid', caller: { uid, isStaff: role === 'staff' } }
  if (token === tokens.expired) return { kind: 'expired' }
  if (token === tokens.unavailable) return { kind: 'unavailable', cause: new Error('identity is away') }
  return { kind: 'refused' }
}

/** Stands in for the identity service. */
export const verifyTestToken: VerifyToken = async (token) => verdictOf(token)
