/** How far the clock of this machine may be behind the one that issues tokens, in seconds. */
export const TOLERANCE_S = 5 * 60

/**
 * Whether a token says of itself that it was issued, in seconds since 1970, and not in the future: where the clock is far
 * behind, the end of a token cannot be checked either. firebase-admin does not look.
 */
export function isIssuedByNow(claims: { iat?: unknown }): boolean {
  return typeof claims.iat === 'number' && claims.iat <= Date.now() / 1000 + TOLERANCE_S
}
