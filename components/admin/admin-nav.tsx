'use client'

import { areaOfStaffPage, mayDo } from '@bieznik/contract/staff'
import { useTranslations } from 'next-intl'
import { useAuth } from '@/lib/auth/use-auth'
import { Link, usePathname } from '@/lib/i18n/navigation'

/** Where staff work. `below`: what else belongs to it. */
const places = [
  { name: 'nav_orders', href: '/admin', below: '/admin/order/' },
  { name: 'nav_phone_order', href: '/admin/phone-order', below: '/admin/phone-order/' },
  { name: 'nav_payments', href: '/admin/payments', below: '/admin/payments/' },
  { name: 'nav_customers', href: '/admin/customers', below: '/admin/customers/' },
  { name: 'nav_withdrawals', href: '/admin/withdrawals', below: '/admin/withdrawals/' },
  { name: 'nav_complaints', href: '/admin/complaints', below: '/admin/complaints/' },
  { name: 'nav_opinions', href: '/admin/opinions', below: '/admin/opinions/' },
  { name: 'nav_products', href: '/admin/products', below: '/admin/products/' },
  { name: 'nav_manufacturers', href: '/admin/manufacturers', below: '/admin/manufacturers/' },
  { name: 'nav_recalls', href: '/admin/recalls', below: '/admin/recalls/' },
  { name: 'nav_import', href: '/admin/import', below: '/admin/import/' },
  { name: 'nav_news', href: '/admin/news', below: '/admin/news/' },
  { name: 'nav_books', href: '/admin/books', below: '/admin/books/' },
  { name: 'nav_numbers', href: '/admin/numbers', below: '/admin/numbers/' },
  { name: 'nav_searches', href: '/admin/searches', below: '/admin/searches/' },
  { name: 'nav_staff', href: '/admin/staff', below: '/admin/staff/' },
  { name: 'nav_audit', href: '/admin/audit', below: '/admin/audit/' },
  { name: 'nav_opening', href: '/admin/opening', below: '/admin/opening/' },
] as const

export function AdminNav() {
  const t = useTranslations('admin')
  const pathname = usePathname()
  const auth = useAuth()
  // Until it is known who asks, all places keep their room; each decides on the server.
  const shown = places.filter(
    ({ href }) => auth.status !== 'signed-in' || mayDo(auth.person.staffRole, areaOfStaffPage(href)),
  )
  return (
    <nav aria-label={t('nav')}>
      <ul className="flex flex-wrap gap-x-4">
        {shown.map(({ name, href, below }) => (
          <li key={name}>
            <Link
              href={href}
              prefetch={false}
              aria-current={pathname === href || pathname.startsWith(below) ? 'page' : undefined}
              className="inline-flex min-h-11 items-center border-b-2 border-transparent px-1 text-sm hover:text-signal aria-[current=page]:border-rubber aria-[current=page]:font-semibold pointer-fine:min-h-6"
            >
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
