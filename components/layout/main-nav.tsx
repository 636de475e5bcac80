'use client'

import { useTranslations } from 'next-intl'
import { Link, usePathname } from '@/lib/i18n/navigation'

/** The three ways in. `paths` are the starts of the routes that belong to each. */
const ways = [
  { key: 'tires', href: '/tires', paths: ['/tires', '/tireDetail'] },
  { key: 'wheels', href: '/wheels', paths: ['/wheels', '/wheelDetail'] },
  { key: 'spacers', href: '/spacer', paths: ['/spacer', '/spacerDetail'] },
] as const

export function MainNav() {
  const t = useTranslations('header')
  const pathname = usePathname()
  return (
    <nav aria-label={t('nav')}>
      <ul className="flex flex-wrap gap-x-2 sm:gap-x-5">
        {ways.map(({ key, href, paths }) => (
          <li key={key}>
            <Link
              href={href}
              aria-current={isWithin(pathname, paths) ? 'true' : undefined}
              className="main-way"
            >
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function isWithin(pathname: string, paths: readonly string[]): boolean {
  const isHome = pathname === '/' && paths.includes('/tires')
  return isHome || paths.some((path) => pathname === path || pathname.startsWith(`${path}/`))
}
