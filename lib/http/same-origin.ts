/**
 * Whether a writing request comes from a page of ours. Browsers send `Sec-Fetch-Site` and, with every
 * write, `Origin`; a program that sends neither cannot carry somebody's cookies along, so it may pass.
 */
export function isSameOrigin(request: Request, siteUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  const origin = request.headers.get('origin')
  if (origin === null) return true
  const url = URL.parse(origin)
  // The proxy talks http to this program whatever the browser talked: the scheme is that of the shop's address.
  return url?.host === request.headers.get('host') && url?.protocol === new URL(siteUrl).protocol
}
