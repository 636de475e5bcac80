import { isStrictDocument } from '../../lib/http/security-headers.ts'

/** Folders without pages, and files at the root such as `robots.txt`. */
const NO_PAGE = /^\/(?:(?:api|_next|drawings|pictures|sitemaps|\.well-known)(?:\/|$)|[^/]*\.[^/]*$)/

/** Without the query, as it stands in a request. */
export const pathOf = (url = '/'): string => url.split('?', 1)[0] ?? ''

/** Whether this is the address of a page that is the same for everyone, and so is kept. */
export function isPageForEveryone(url: string): boolean {
  const path = pathOf(url)
  return !NO_PAGE.test(path) && !isStrictDocument(path)
}
