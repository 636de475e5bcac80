import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { facetQueryOf } from '../contract/catalogue/facet-query.ts'
import { pathOf } from './request.ts'

/** One of the responses that a public page has: its document, or one of the kinds of data for client-side navigation. */
export interface PageVariant {
  /** Among all cached responses. */
  key: string
  path: string
  /** What Next.js is asked for. */
  url: string
  isDocument: boolean
  /** What Next.js is asked with. Nothing of a visitor's own request may end up in a response that others get. */
  headers: IncomingHttpHeaders
}

/** next.config.ts names this user agent in `htmlLimitedBots`, so Next.js renders the document once, whole, with its metadata in the head. */
export const DOCUMENT_HEADERS = {
  host: 'localhost',
  accept: 'text/html',
  'user-agent': 'bieznik-response-cache',
}

const NAVIGATION_HEADERS = { host: 'localhost', accept: '*/*', 'user-agent': 'bieznik-navigation', rsc: '1' }

/** Longer than the name of any segment of the shop. */
const MAX_SEGMENT_LENGTH = 200

/** Next.js adds a hash of the headers of a navigation to its address. */
const HASH = /[?&]_rsc=[\w-]*$/

/** Next.js redirects where the hash in the address is not that of these headers. A static page depends on the first two alone. */
const HASHED_HEADERS = [
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
]

/** Null: the response may depend on more than the variant says. */
export function pageVariantOf(request: IncomingMessage): PageVariant | null {
  const path = pathOf(request)
  if (request.headers.rsc === undefined) {
    // Of a list the query that narrows it makes another page, which Next.js is asked for by the same address.
    const query = facetQueryOf(path, request.url?.slice(path.length) ?? '')
    const url = query === '' ? path : `${path}?${query}`
    return { key: url, path, url, isDocument: true, headers: DOCUMENT_HEADERS }
  }
  const prefetch = request.headers['next-router-prefetch']
  const segment = request.headers['next-router-segment-prefetch']
  if (request.url?.replace(HASH, '') !== path || isOdd(prefetch) || isOdd(segment)) return null
  return {
    key: [path, 'rsc', prefetch, segment].join(' '),
    path,
    url: request.url,
    isDocument: false,
    headers: { ...NAVIGATION_HEADERS, ...pick(request.headers, HASHED_HEADERS) },
  }
}

const pick = (headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders =>
  Object.fromEntries(names.filter((name) => headers[name] !== undefined).map((name) => [name, headers[name]]))

const isOdd = (header: string | string[] | undefined): boolean =>
  Array.isArray(header) || (header?.length ?? 0) > MAX_SEGMENT_LENGTH
