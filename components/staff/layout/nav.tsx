'use client'

import { useTranslations } from 'next-intl'
import { placeOfStaffPage, areaOf, staffPlaces, type StaffPlace } from '@bieznik/contract/pages'
import { useAuth } from '@/lib/auth/use-auth'
import { Link, usePathname } from '@/lib/i18n/navigation'
import { mayDo, type StaffRole } from '@bieznik/contract/people/staff'

const link =
  'inline-flex min-h-11 pointer-fine:min-h-7 items-center border-b-2 border-transparent px-1 text-sm hover:text-signal aria-[current]:border-rubber aria-[current]:font-semibold'

/**
 * Two lines of plain links: the groups of work, and the places of the one where one is. A group's link leads to its first
 * place, so that every place is reached without a script, by two steps at the most.
 */
export function AdminNav() {
  const t = useTranslations('admin')
  const pathname = usePathname()
  const auth = useAuth()
  // Until it is known who asks, all places keep their room; each decides on the server.
  const groups = listStaffGroups(auth.status === 'signed-in' ? auth.person.staffRole : 'everybody')
  const here = placeOfStaffPage(pathname)
  const current = groups.find(({ places }) => places.some((place) => place === here))
  return (
    <nav aria-label={t('nav')}>
      <ul className="flex flex-wrap gap-x-4">
        {groups.map(({ name, places: [first] }) => (
          <li key={name}>
            {first ? (
              <Link
                href={first.path}
                prefetch={false}
                aria-current={name === current?.name ? 'true' : undefined}
                className={link}
              >
                {t(`nav_group_${name}`)}
              </Link>
            ) : null}
          </li>
        ))}
      </ul>
      {current ? (
        <ul
          aria-label={t(`nav_group_${current.name}`)}
          className="flex flex-wrap gap-x-4 border-t border-line"
        >
          {current.places.map((place) => (
            <li key={place.path}>
              <Link
                href={place.path}
                prefetch={false}
                aria-current={place === here ? 'page' : undefined}
                className={link}
              >
                {t(`nav_${place.nav.name}`)}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </nav>
  )
}

interface StaffGroup {
  name: StaffPlace['nav']['group']
  places: StaffPlace[]
}

/** The groups in which somebody with this role has work, with their places; `everybody` before it is known who it is. */
function listStaffGroups(role: StaffRole | null | 'everybody'): StaffGroup[] {
  const entered = staffPlaces.filter((place) => role === 'everybody' || mayDo(role, areaOf(place)))
  const names = [...new Set(entered.map(({ nav }) => nav.group))]
  return names.map((name) => ({ name, places: entered.filter(({ nav }) => nav.group === name) }))
}
