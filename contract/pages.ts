import { DEFAULT_AREA, mayDo, type StaffArea, type StaffRole } from './people/staff.ts'

/*
 * Every page of the storefront, once. Who may see it, the policy of its document, the middleware's matcher, robots.txt, the sitemap,
 * the navigation of staff and the tests come from here. No zod: the middleware and the browser import it.
 */

interface Page {
  /** Below the language. `:name` stands for one segment, and `*` at the end for any more. */
  path: `/${string}`
  who: 'anyone' | 'customer' | 'staff'
  /** Of a page for anyone in which a password or a statement is typed, or whose address is a secret: never cached, as those of a person. */
  isStrict?: true
  /** `listed`: in the sitemap. `away`: search engines stay away, as from pages of a person. Not given: they may read it. */
  robots?: 'listed' | 'away'
  /** Whose work a page of staff is; not given: `DEFAULT_AREA`. */
  area?: StaffArea
  /** Who may come there without that work: the page leads them to the first place of their own. */
  entrance?: StaffArea
  /** Where it stands in the navigation of staff, and its name there: keys of `messages` begin with `nav_group_` and `nav_`. */
  nav?: { group: string; name: string }
  /** The page in whose place of the navigation it belongs; not given: the one whose address its own begins with. */
  under?: `/${string}`
}

export const pages = [
  { path: '/', who: 'anyone', robots: 'listed' },
  // Shows what `/` shows, and names that as its canonical address.
  { path: '/tires/*', who: 'anyone' },
  { path: '/tires/filter/:query/*', who: 'anyone' },
  { path: '/tireDetail/:tireId', who: 'anyone' },
  { path: '/wheels', who: 'anyone', robots: 'listed' },
  { path: '/wheels/*', who: 'anyone' },
  { path: '/wheels/filter/:query/*', who: 'anyone' },
  { path: '/wheelDetail/:wheelId', who: 'anyone' },
  { path: '/spacer', who: 'anyone', robots: 'listed' },
  { path: '/spacer/*', who: 'anyone' },
  { path: '/spacer/filter/:query/*', who: 'anyone' },
  { path: '/spacerDetail/:spacerId', who: 'anyone' },
  { path: '/products/title/:query/*', who: 'anyone' },
  { path: '/compare/:ids', who: 'anyone', robots: 'away' },
  { path: '/allnews', who: 'anyone', robots: 'listed' },
  { path: '/news/:newsId', who: 'anyone' },
  { path: '/aboutcompany', who: 'anyone', robots: 'listed' },
  { path: '/retreading', who: 'anyone', robots: 'listed' },
  { path: '/delivery', who: 'anyone', robots: 'listed' },
  { path: '/help', who: 'anyone', robots: 'listed' },
  { path: '/contact', who: 'anyone', robots: 'listed' },
  { path: '/my-car', who: 'anyone', robots: 'listed' },
  { path: '/rules', who: 'anyone', robots: 'listed' },
  { path: '/rules/:version', who: 'anyone' },
  { path: '/privacy', who: 'anyone', robots: 'listed' },
  { path: '/privacy/:version', who: 'anyone' },
  { path: '/returns', who: 'anyone', robots: 'listed' },
  { path: '/returns/:version', who: 'anyone' },
  { path: '/guarantee', who: 'anyone', robots: 'listed' },
  { path: '/accessibility', who: 'anyone', robots: 'listed' },
  { path: '/data-delition', who: 'anyone', robots: 'listed' },
  { path: '/cart', who: 'anyone', robots: 'away' },
  { path: '/problem/:problem', who: 'anyone' },
  { path: '/*', who: 'anyone' },

  { path: '/signIn', who: 'anyone', isStrict: true },
  { path: '/registration', who: 'anyone', isStrict: true },
  { path: '/reset-password', who: 'anyone', isStrict: true },
  { path: '/withdrawal', who: 'anyone', isStrict: true, robots: 'away' },
  { path: '/complaint', who: 'anyone', isStrict: true, robots: 'away' },
  { path: '/unsubscribe', who: 'anyone', isStrict: true, robots: 'away' },
  { path: '/order', who: 'anyone', isStrict: true, robots: 'away' },
  { path: '/stock-notice', who: 'anyone', isStrict: true, robots: 'away' },
  { path: '/report-opinion', who: 'anyone', isStrict: true, robots: 'away' },
  { path: '/staff-invitation', who: 'anyone', isStrict: true, robots: 'away' },

  { path: '/CreateOrder', who: 'customer' },
  { path: '/Payment', who: 'customer' },
  { path: '/details', who: 'customer' },
  { path: '/orders', who: 'customer' },
  { path: '/orders/:orderId/confirmation', who: 'customer' },
  { path: '/orders/:orderId/payment', who: 'customer' },

  {
    path: '/admin',
    who: 'staff',
    area: 'orders',
    entrance: 'home',
    nav: { group: 'sales', name: 'orders' },
  },
  { path: '/admin/order/:orderId', who: 'staff', area: 'orders', under: '/admin' },
  { path: '/admin/order/:orderId/confirmation', who: 'staff', area: 'orders', under: '/admin' },
  { path: '/admin/order/:orderId/packing-slip', who: 'staff', area: 'orders', under: '/admin' },
  { path: '/admin/print', who: 'staff', area: 'orders', under: '/admin' },
  { path: '/admin/phone-order', who: 'staff', area: 'sales', nav: { group: 'sales', name: 'phone_order' } },
  { path: '/admin/customers', who: 'staff', nav: { group: 'sales', name: 'customers' } },
  { path: '/admin/withdrawals', who: 'staff', area: 'returns', nav: { group: 'sales', name: 'withdrawals' } },
  { path: '/admin/withdrawals/new', who: 'staff', area: 'returns' },
  { path: '/admin/withdrawals/:withdrawalId', who: 'staff', area: 'returns' },
  { path: '/admin/complaints', who: 'staff', area: 'returns', nav: { group: 'sales', name: 'complaints' } },
  { path: '/admin/complaints/new', who: 'staff', area: 'returns' },
  { path: '/admin/complaints/:complaintId', who: 'staff', area: 'returns' },
  { path: '/admin/opinions', who: 'staff', nav: { group: 'sales', name: 'opinions' } },

  { path: '/admin/products', who: 'staff', area: 'products', nav: { group: 'goods', name: 'products' } },
  { path: '/admin/products/:productId', who: 'staff', area: 'products' },
  { path: '/create', who: 'staff', under: '/admin/products' },
  { path: '/create/wheel', who: 'staff', under: '/admin/products' },
  { path: '/create/spacer', who: 'staff', under: '/admin/products' },
  { path: '/admin/import', who: 'staff', nav: { group: 'goods', name: 'import' } },
  { path: '/admin/manufacturers', who: 'staff', nav: { group: 'goods', name: 'manufacturers' } },
  { path: '/admin/recalls', who: 'staff', nav: { group: 'goods', name: 'recalls' } },

  { path: '/admin/payments', who: 'staff', nav: { group: 'money', name: 'payments' } },
  { path: '/admin/invoices', who: 'staff', area: 'invoices', nav: { group: 'money', name: 'invoices' } },
  { path: '/admin/books', who: 'staff', area: 'accounting', nav: { group: 'money', name: 'books' } },
  { path: '/admin/numbers', who: 'staff', nav: { group: 'money', name: 'numbers' } },

  { path: '/admin/failures', who: 'staff', nav: { group: 'shop', name: 'failures' } },
  { path: '/admin/news', who: 'staff', nav: { group: 'shop', name: 'news' } },
  { path: '/admin/news/new', who: 'staff' },
  { path: '/admin/news/:newsId', who: 'staff' },
  { path: '/admin/searches', who: 'staff', nav: { group: 'shop', name: 'searches' } },
  { path: '/admin/staff', who: 'staff', area: 'staff', nav: { group: 'shop', name: 'staff' } },
  { path: '/admin/audit', who: 'staff', area: 'staff', nav: { group: 'shop', name: 'audit' } },
  { path: '/admin/opening', who: 'staff', nav: { group: 'shop', name: 'opening' } },
] as const satisfies readonly Page[]

const all: readonly Page[] = pages
const isStrict = ({ who, isStrict: isTyped }: Page): boolean => who !== 'anyone' || isTyped === true
const isAway = ({ who, robots }: Page): boolean => who !== 'anyone' || robots === 'away'
const firstSegmentsOf = (some: readonly Page[]) => [
  ...new Set(some.map(({ path }) => path.split('/')[1] ?? '')),
]

/** First segments of the documents that belong to one person, in which a password or a statement is typed, or whose address is a secret (strict policy, never cached). */
export const strictScreens: readonly string[] = firstSegmentsOf(all.filter(isStrict))

/** What search engines stay away from: it is made for one person, for staff, or of other pages. */
export const unlistedScreens: readonly string[] = firstSegmentsOf(all.filter(isAway)).map(
  (name) => `/${name}`,
)

/** Pages for everyone that are there whatever the catalogue holds. */
export const publicPages: readonly string[] = all
  .filter(({ robots }) => robots === 'listed')
  .map(({ path }) => path)

/** Pages for signed-in people. */
export const signedInPages: readonly Page[] = all.filter(({ who }) => who !== 'anyone')

/** Every parameter in the address of a strict document is a number. */
const strict = all.filter(isStrict).map((page) => ({
  page,
  pattern: new RegExp(`^${page.path.replaceAll(/:\w+/g, String.raw`[1-9]\d{0,9}`)}/?$`),
}))

const strictPageAt = (path: string): Page | undefined =>
  strict.find(({ pattern }) => pattern.test(path))?.page

/** Who may see the strict document at `path` (without its language); null: there is none. */
export const roleForStrictDocument = (path: string): Page['who'] | null => strictPageAt(path)?.who ?? null

export const areaOf = ({ area = DEFAULT_AREA }: Page): StaffArea => area

/** The area of a staff page at `path` (without its language), such as `/admin/order/7`. */
export function areaOfStaffPage(path: string): StaffArea {
  const page = strictPageAt(path.split('?')[0] ?? '')
  return page ? areaOf(page) : DEFAULT_AREA
}

/** Who of the staff may come to the page at `path`; not all of them see it, see `placeInstead`. */
export const entranceOfStaffPage = (path: string): StaffArea =>
  strictPageAt(path)?.entrance ?? areaOfStaffPage(path)

/** A page that stands in the navigation of staff. */
export type StaffPlace = Extract<(typeof pages)[number], { nav: object }>

export const staffPlaces: readonly StaffPlace[] = pages.filter((page) => 'nav' in page)

/** The place of the navigation to which the page at `path` belongs; undefined: it is no page of staff. */
export function placeOfStaffPage(path: string): StaffPlace | undefined {
  const home = strictPageAt(path)?.under ?? path
  // Below the list of orders, `/admin`, is everything else.
  const isBelow = (place: StaffPlace) => place.path !== '/admin' && home.startsWith(`${place.path}/`)
  return staffPlaces.find((place) => place.path === home || isBelow(place))
}

/** Where the page at `path` leads somebody who may come there and has no work on it; undefined: nowhere. */
export function placeInstead(path: string, role: StaffRole | null): StaffPlace['path'] | undefined {
  const entrance = strictPageAt(path)?.entrance
  if (!entrance || !mayDo(role, entrance)) return undefined
  return staffPlaces.find((place) => mayDo(role, areaOf(place)))?.path
}
