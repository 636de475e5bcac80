'use client'

import clsx from 'clsx'
import { Menu } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { placeOfStaffPage, areaOf, staffPlaces, type StaffPlace } from '@bieznik/contract/pages'
import { useAuth } from '@/lib/auth/use-auth'
import { Link, usePathname } from '@/lib/i18n/navigation'
import { mayDo, type StaffRole } from '@bieznik/contract/people/staff'

const link =
  'inline-flex min-h-11 pointer-fine:min-h-7 items-center border-b-2 border-transparent px-1 text-sm hover:text-signal aria-[current]:border-rubber aria-[current]:font-semibold'

/**
 * Two lines of plain links: the groups of work, and the places of the one where one is. A group's link leads to its first
 * place, so that every place is reached without a script, by two steps at the most. On a phone all places are in a menu.
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
      <ul className="flex flex-wrap gap-x-4 max-sm:hidden">
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
      {current && (
        <Places group={current} here={here} className="flex-wrap border-t border-line max-sm:hidden" />
      )}
      <PhoneMenu key={pathname} groups={groups} here={here} />
    </nav>
  )
}

interface PlacesProps {
  group: StaffGroup
  here: StaffPlace | undefined
  className: string
  onFollow?: () => void
}

function Places({ group: { name, places }, here, className, onFollow }: PlacesProps) {
  const t = useTranslations('admin')
  return (
    <ul aria-label={t(`nav_group_${name}`)} className={clsx('flex gap-x-4', className)}>
      {places.map((place) => (
        <li key={place.path}>
          <Link
            href={place.path}
            prefetch={false}
            aria-current={place === here ? 'page' : undefined}
            onClick={onFollow}
            className={link}
          >
            {t(`nav_${place.nav.name}`)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Opens without a script, over what is below it. It is another one on each page, closed at first; a link to the same page closes it. */
function PhoneMenu({ groups, here }: { groups: readonly StaffGroup[]; here: StaffPlace | undefined }) {
  const t = useTranslations('admin')
  const menu = useRef<HTMLDetailsElement>(null)
  const close = () => menu.current?.removeAttribute('open')
  return (
    <details ref={menu} className="sm:hidden">
      <summary aria-label={t('nav')} className="-mr-3 button button-icon list-none button-quiet">
        <Menu aria-hidden className="size-5" />
      </summary>
      <div className="fixed inset-x-0 z-30 grid max-h-[80dvh] grid-cols-2 gap-4 overflow-y-auto border-y border-edge bg-sheet p-4 shadow-lift">
        {groups.map((group) => (
          <div key={group.name}>
            <p className="text-sm text-quiet">{t(`nav_group_${group.name}`)}</p>
            <Places group={group} here={here} className="flex-col" onFollow={close} />
          </div>
        ))}
      </div>
    </details>
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
