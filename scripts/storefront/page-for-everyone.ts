import { isStrictDocument } from '../../lib/http/security-headers.ts'

const NO_PAGE = /^\/(?:api|_next|drawings|pictures|sitemaps)(?:\/|$)/

/** Whether this is the address of a page that is the same for everyone, and so is kept. */
export function isPageForEveryone(url: string): boolean {
  const path = url.split('?', 1)[0] ?? ''
  return !NO_PAGE.test(path) && !isStrictDocument(path)
}
