import type { StaffRole } from '@bieznik/contract/people/staff'

/** Whom a token speaks for. */
export type Caller = {
  uid: string
  /** null: a customer. */
  staffRole: StaffRole | null
  /** They have a role that does not count, for want of a second factor. */
  lacksSecondFactor: boolean
  /** Without an account. */
  isGuest: boolean
}

/**
 * What a bearer token turns out to be. `unavailable` means that it is not known: the identity service or its keys
 * are away, which is not the caller's fault.
 */
export type TokenVerdict =
  | { kind: 'valid'; caller: Caller }
  | { kind: 'expired' }
  | { kind: 'refused' }
  | { kind: 'unavailable'; cause: unknown }

export type VerifyToken = (token: string) => Promise<TokenVerdict>
