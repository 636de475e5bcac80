import { languages, type Language } from './language.ts'

/*
 * The page routes of the storefront, once: next.config.ts, middleware.ts, robots.txt, the security headers and the server read
 * them from here. No zod: the middleware and the browser import it.
 */

/** First segments of the documents that belong to one person, in which a password or a statement is typed, or whose address is a secret (strict policy, never cached). */
export const strictScreens = [
  'signIn',
  'registration',
  'reset-password',
  'details',
  'orders',
  'CreateOrder',
  'Payment',
  'admin',
  'create',
  'withdrawal',
  'complaint',
  'unsubscribe',
  'order',
  'stock-notice',
  'report-opinion',
] as const

/** Pages for signed-in people, and who may see them; `:id` stands for a number. */
export const signedInPages = [
  { path: '/CreateOrder', role: 'customer' },
  { path: '/Payment', role: 'customer' },
  { path: '/orders', role: 'customer' },
  { path: '/orders/:id/confirmation', role: 'customer' },
  { path: '/orders/:id/payment', role: 'customer' },
  { path: '/details', role: 'customer' },
  { path: '/admin', role: 'staff' },
  { path: '/admin/print', role: 'staff' },
  { path: '/admin/order/:id', role: 'staff' },
  { path: '/admin/order/:id/confirmation', role: 'staff' },
  { path: '/admin/order/:id/packing-slip', role: 'staff' },
  { path: '/admin/products', role: 'staff' },
  { path: '/admin/products/:id', role: 'staff' },
  { path: '/admin/manufacturers', role: 'staff' },
  { path: '/admin/opening', role: 'staff' },
  { path: '/admin/payments', role: 'staff' },
  { path: '/admin/failures', role: 'staff' },
  { path: '/admin/books', role: 'staff' },
  { path: '/admin/numbers', role: 'staff' },
  { path: '/admin/customers', role: 'staff' },
  { path: '/admin/recalls', role: 'staff' },
  { path: '/admin/searches', role: 'staff' },
  { path: '/admin/phone-order', role: 'staff' },
  { path: '/admin/staff', role: 'staff' },
  { path: '/admin/audit', role: 'staff' },
  { path: '/admin/import', role: 'staff' },
  { path: '/admin/news', role: 'staff' },
  { path: '/admin/news/new', role: 'staff' },
  { path: '/admin/news/:id', role: 'staff' },
  { path: '/admin/withdrawals', role: 'staff' },
  { path: '/admin/withdrawals/new', role: 'staff' },
  { path: '/admin/withdrawals/:id', role: 'staff' },
  { path: '/admin/complaints', role: 'staff' },
  { path: '/admin/complaints/new', role: 'staff' },
  { path: '/admin/complaints/:id', role: 'staff' },
  { path: '/admin/opinions', role: 'staff' },
  { path: '/create', role: 'staff' },
  { path: '/create/wheel', role: 'staff' },
  { path: '/create/spacer', role: 'staff' },
] as const

export type SignedInRole = (typeof signedInPages)[number]['role']

/** Documents of the strict policy that anyone may open. */
const OPEN_SCREENS =
  /^\/(?:signIn|registration|reset-password|withdrawal|complaint|unsubscribe|order|stock-notice|report-opinion)\/?$/

const patterns = signedInPages.map(({ path, role }) => ({
  pattern: new RegExp(`^${path.replaceAll(':id', String.raw`[1-9]\d{0,9}`)}/?$`),
  role,
}))

/** Who may see the strict document at `path` (without its language); null: there is none. */
export function roleForStrictDocument(path: string): SignedInRole | 'anyone' | null {
  if (OPEN_SCREENS.test(path)) return 'anyone'
  return patterns.find(({ pattern }) => pattern.test(path))?.role ?? null
}

/**
 * Pages for everyone that are there whatever the catalogue holds. `/tires` is missing: it shows what `/` shows and names that as its
 * canonical address.
 */
export const publicPages = [
  '/',
  '/wheels',
  '/spacer',
  '/allnews',
  '/aboutcompany',
  '/retreading',
  '/delivery',
  '/help',
  '/contact',
  '/my-car',
  '/rules',
  '/privacy',
  '/returns',
  '/guarantee',
  '/accessibility',
  '/data-delition',
] as const

/** What search engines stay away from: it is made for one person, for staff, or of other pages. */
export const unlistedScreens = [
  '/cart',
  '/CreateOrder',
  '/Payment',
  '/details',
  '/orders',
  '/admin',
  '/create',
  '/withdrawal',
  '/complaint',
  '/unsubscribe',
  '/order',
  '/stock-notice',
  '/report-opinion',
  '/compare',
] as const

/** First segments below which there are no pages. */
export const folders = ['api', '_next', 'sitemaps', 'pictures', 'drawings', '.well-known'] as const

const PREFIX = `(?:/(?:${languages.join('|')}))?`
const STRICT = new RegExp(`^${PREFIX}/(?:${strictScreens.join('|')})(?:/|$)`)
const OPEN_ENDED = new RegExp(`^${PREFIX}/(?:products/title|compare|(?:tires|wheels|spacer)/(?:filter|by))/`)
const INTERNAL = new RegExp(`^${PREFIX}/(?:tires|wheels|spacer)(?:/filter/[^/]+)?/by(?:/|$)`)
const FOLDER = new RegExp(`^/(?:${folders.map((folder) => folder.replace('.', '[.]')).join('|')})(?:/|$)`)
/** `robots.txt` */
const ROOT_FILE = /^\/[^/]*\.[^/]*$/
/** Drawn, for previews of links: `/pl/share/shop.png`. */
const SHARE_PICTURE = new RegExp(`^/(?:${languages.join('|')})/share/`)

/** Whether the document at `path` carries the strict policy, and so has to be entered by a full page load. */
export const isStrictDocument = (path: string): boolean => STRICT.test(path)

/** Whether a visitor can make up addresses like this one without end: searches, filters and comparisons. */
export const isOpenEnded = (path: string): boolean => OPEN_ENDED.test(path)

/** Whether only the middleware may make addresses like this one (`narrowed-query.ts`): a visitor's would be another key of the same page. */
export const isInternalPath = (path: string): boolean => INTERNAL.test(path)

/** Whether `path` is below a folder without pages. */
export const isInFolder = (path: string): boolean => FOLDER.test(path) || SHARE_PICTURE.test(path)

/** Whether `path` is that of a page which is the same for everyone, and so may be cached. */
export const isPublicPage = (path: string): boolean =>
  !isInFolder(path) && !ROOT_FILE.test(path) && !isStrictDocument(path)

/** An address without its language: `/en/tires` is `/tires` in English. */
export interface LocalizedPath {
  language: Language
  path: string
}

export function parseLocalizedPath(pathname: string): LocalizedPath {
  const language = languages.find((each) => pathname === `/${each}` || pathname.startsWith(`/${each}/`))
  if (language === undefined) return { language: 'pl', path: pathname }
  return { language, path: pathname.slice(language.length + 1) || '/' }
}

/** Whether an address carries its language, so that the page does not depend on the visitor's choice. */
export const isPrefixed = (pathname: string): boolean =>
  new RegExp(`^/(?:${languages.join('|')})(?:/|$)`).test(pathname)
