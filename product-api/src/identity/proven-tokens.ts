/** What a proven token says. */
export type Proven = {
  uid: string
  isStaff: boolean
  /** s since 1970: when its owner signed in. */
  signedInAt: number
  /** s since 1970 */
  expiresAt: number
}

/** A token is about a kilobyte. */
const MOST_REMEMBERED = 10_000

/**
 * Remembers the tokens whose signature has been proven, the whole of each, until they run out. What may change before then, whether
 * the account is disabled or its sessions are revoked, is not remembered here.
 */
export function createProvenTokens(now = () => Date.now()): {
  find: (token: string) => Proven | undefined
  keep: (token: string, proven: Proven) => void
} {
  const proven = new Map<string, Proven>()
  return {
    find: (token) => {
      const found = proven.get(token)
      if (!found) return undefined
      if (found.expiresAt * 1_000 > now()) return found
      proven.delete(token)
      return undefined
    },
    keep: (token, claims) => {
      // The oldest goes first: it runs out first, too.
      const [oldest] = proven.keys()
      if (proven.size >= MOST_REMEMBERED && oldest !== undefined) proven.delete(oldest)
      proven.set(token, claims)
    },
  }
}
