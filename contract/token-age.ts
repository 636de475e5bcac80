/** How far one clock may be behind the other, in seconds. */
const LEEWAY_S = 300

/**
 * Whether a token was issued at a time to come, `iat` in seconds since 1970. Then the clock of this machine is behind, and
 * tokens that have ended would count as well; firebase-admin looks at their end alone.
 */
export const isOfTheFuture = ({ iat }: { iat: number }): boolean => iat > Date.now() / 1000 + LEEWAY_S
