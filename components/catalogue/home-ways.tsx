'use client'

import { useLocale } from 'next-intl'
import { getPathname } from '@/lib/i18n/navigation'

interface HomeWaysProps {
  title: string
  /** That people buy most, each with the address of its list: what makes addresses comes with schemas, which are too much for a page. */
  ways: readonly (readonly [size: string, path: string])[]
}

/** Ways in besides the size that one reads off: the sizes that people buy most. */
export function HomeWays({ title, ways }: HomeWaysProps) {
  const locale = useLocale()
  if (ways.length === 0) return null
  return (
    <nav aria-label={title} className="home-ways">
      <span>{title}</span>
      {ways.map(([size, href]) => (
        <a key={size} href={getPathname({ href, locale })} translate="no">
          {size}
        </a>
      ))}
    </nav>
  )
}
