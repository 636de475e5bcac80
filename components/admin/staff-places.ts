import type { StaffRole } from '@bieznik/contract/staff'
import { areaOfStaffPage, mayDo } from '@bieznik/contract/staff'

/** Where staff work, by what the work is about. What stands below an address belongs to it, and `also` does. */
const groups = [
  {
    name: 'nav_group_sales',
    places: [
      { name: 'nav_orders', href: '/admin', also: ['/admin/order', '/admin/print'] },
      { name: 'nav_phone_order', href: '/admin/phone-order' },
      { name: 'nav_customers', href: '/admin/customers' },
      { name: 'nav_withdrawals', href: '/admin/withdrawals' },
      { name: 'nav_complaints', href: '/admin/complaints' },
      { name: 'nav_opinions', href: '/admin/opinions' },
    ],
  },
  {
    name: 'nav_group_goods',
    places: [
      { name: 'nav_products', href: '/admin/products', also: ['/admin/products', '/create'] },
      { name: 'nav_import', href: '/admin/import' },
      { name: 'nav_manufacturers', href: '/admin/manufacturers' },
      { name: 'nav_recalls', href: '/admin/recalls' },
    ],
  },
  {
    name: 'nav_group_money',
    places: [
      { name: 'nav_payments', href: '/admin/payments' },
      { name: 'nav_books', href: '/admin/books' },
      { name: 'nav_numbers', href: '/admin/numbers' },
    ],
  },
  {
    name: 'nav_group_shop',
    places: [
      { name: 'nav_failures', href: '/admin/failures' },
      { name: 'nav_news', href: '/admin/news' },
      { name: 'nav_searches', href: '/admin/searches' },
      { name: 'nav_staff', href: '/admin/staff' },
      { name: 'nav_audit', href: '/admin/audit' },
      { name: 'nav_opening', href: '/admin/opening' },
    ],
  },
] as const

export type StaffGroup = (typeof groups)[number]
export type StaffPlace = StaffGroup['places'][number]

type ShownGroup = { name: StaffGroup['name']; places: readonly StaffPlace[] }

/** The groups in which somebody with this role has work, with their places; `everybody` before it is known who it is. */
export function listStaffGroups(role: StaffRole | null | 'everybody'): ShownGroup[] {
  const mayEnter = ({ href }: StaffPlace) => role === 'everybody' || mayDo(role, areaOfStaffPage(href))
  return groups
    .map(({ name, places }): ShownGroup => {
      const all: readonly StaffPlace[] = places
      return { name, places: all.filter(mayEnter) }
    })
    .filter(({ places }) => places.length > 0)
}

/** Whether the page at `pathname` belongs to this place. */
export function isAtPlace(place: StaffPlace, pathname: string): boolean {
  if (pathname === place.href) return true
  const folders = 'also' in place ? place.also : [place.href]
  return folders.some((folder) => pathname === folder || pathname.startsWith(`${folder}/`))
}
