/** Whom a token speaks for. */
export type Caller = {
  uid: string
  /** The custom claim `admin: true`. */
  isStaff: boolean
  /** Without an account. */
  isGuest: boolean
}

/**
 * What a bearer token turns out to be. `unavailable` means that it could not be told: the identity service or its keys
 * are away, which is not the caller's fault.
 */
export type TokenVerdict =
  | { kind: 'valid'; caller: Caller }
  | { kind: 'expired' }
  | { kind: 'refused' }
  | { kind: 'unavailable'; cause: unknown }

export type VerifyToken = (token: string) => Promise<TokenVerdict>
