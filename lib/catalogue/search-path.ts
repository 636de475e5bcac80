const SEARCH_ROUTE = '/products/title/'

/** The page with the results for a text. */
export function searchPath(text: string): string {
  return SEARCH_ROUTE + encodeURIComponent(text)
}

/** What is searched for at an address (without language); empty anywhere but on the results' page. */
export function searchTextOf(pathname: string): string {
  if (!pathname.startsWith(SEARCH_ROUTE)) return ''
  // The text is one part of the path; a further page of the results stands behind it.
  const [segment = ''] = pathname.slice(SEARCH_ROUTE.length).split('/')
  try {
    return decodeURIComponent(segment)
  } catch {
    // A stray % that somebody typed into the address: shown as it stands.
    return segment
  }
}
