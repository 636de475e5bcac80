/** Of a path, in letters as they are sent. The longest address of the shop is a search of 100 letters, each escaped to six or nine. */
const MAX_PATH_LENGTH = 2_000

/**
 * The target of a request as everything behind reads it, which is its path and query: clients that speak to a proxy send the whole
 * address (RFC 9112, 3.2.2).
 */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target
  const url = URL.parse(target)
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url.pathname + url.search : target
}

/** Whether the escapes in `target` stand for letters, of which Next.js would say that it has failed itself, and there are no more than any address has. */
export function isReadable(target: string): boolean {
  const path = target.split('?', 1)[0] ?? ''
  if (path.length > MAX_PATH_LENGTH) return false
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
