/**
 * Where to go on to after sign-in: `candidate` when it is a path of this site, else `fallback`. It is resolved as the
 * browser would, so `//evil`, `/\evil`, encoded and absolute forms are distinguished from paths.
 */
export function ownPath(candidate: string | null | undefined, fallback: string): string {
  if (!candidate?.startsWith('/')) return fallback
  const origin = 'http://own.invalid'
  if (!URL.canParse(candidate, origin)) return fallback
  const url = new URL(candidate, origin)
  if (url.origin !== origin || url.pathname.startsWith('//')) return fallback
  return url.pathname + url.search + url.hash
}
