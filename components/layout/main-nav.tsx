'use client'

import { useTranslations } from 'next-intl'
import { Link, usePathname } from '@/lib/i18n/navigation'

/** The three ways in. `paths` are the starts of the routes that belong to each. */
const ways = [
  { key: 'tires', href: '/tires', paths: ['/tires', '/tireDetail'] },
  { key: 'wheels', href: '/wheels', paths: ['/wheels', '/wheelDetail'] },
  { key: 'spacers', href: '/spacer', paths: ['/spacer', '/spacerDetail'] },
] as const

/** Suspends where the address is not known while prerendering; `MainNavLinks` stands in. */
export function MainNav() {
  return <MainNavLinks pathname={usePathname()} />
}

export function MainNavLinks({ pathname }: { pathname: string | null }) {
  const t = useTranslations('header')
  return (
    <nav aria-label={t('nav')}>
      <ul className="flex flex-wrap gap-x-3 sm:gap-x-5 lg:gap-x-6">
        {ways.map(({ key, href, paths }) => (
          <li key={key}>
            <Link
              href={href}
              aria-current={pathname !== null && isWithin(pathname, paths) ? 'true' : undefined}
              className="inline-flex min-h-11 items-center border-b-2 border-transparent text-sm font-medium whitespace-nowrap hover:text-signal aria-[current=true]:border-signal sm:text-[0.9375rem]"
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
