const OPAQUE = /(?:W\/)?("[^"]*")/g

/**
 * Whether an `If-None-Match` names this tag, compared weakly: a cache or a program between may have made a strong one of ours or the
 * other way round (RFC 9110, 13.1.2).
 */
export function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  const opaque = etag.replace(/^W\//, '')
  return [...ifNoneMatch.matchAll(OPAQUE)].some(([, each]) => each === opaque)
}
