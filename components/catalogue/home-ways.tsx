'use client'

import type { TireSize } from '@bieznik/contract/product'
import { formatTireSize } from '@bieznik/contract/tire-size'
import { useLocale, useTranslations } from 'next-intl'
import { tireSizePath } from '@/lib/catalogue/tire-size-path'
import { treadsFor, type TireUse } from '@/lib/catalogue/tread-use'
import { getPathname } from '@/lib/i18n/navigation'

interface HomeWaysProps {
  /** What there are tires for. */
  uses: readonly TireUse[]
  /** That people buy most. */
  sizes: readonly TireSize[]
}

/** Ways in besides the size that one reads off: by what the tires are for, and by the sizes that people buy most. */
export function HomeWays({ uses, sizes }: HomeWaysProps) {
  const t = useTranslations('home')
  return (
    <>
      <Ways
        title={t('uses')}
        ways={uses.map((use) => [
          t(`use.${use}`),
          `/tires?${new URLSearchParams(treadsFor[use].map((tread) => ['pattern', tread]))}`,
        ])}
      />
      <Ways title={t('popular')} ways={sizes.map((size) => [formatTireSize(size), tireSizePath(size)])} />
    </>
  )
}

interface WaysProps {
  title: string
  ways: readonly (readonly [text: string, href: string])[]
}

/** Plain links: the form that a list is narrowed by is that of its address when the page is loaded whole. */
function Ways({ title, ways }: WaysProps) {
  const locale = useLocale()
  if (ways.length === 0) return null
  return (
    <nav aria-label={title} className="flex flex-wrap items-center gap-x-4">
      <span className="text-sm text-quiet">{title}</span>
      {ways.map(([text, href]) => (
        <a
          key={text}
          href={getPathname({ href, locale })}
          className="size-below py-2.5 text-signal underline"
        >
          {text}
        </a>
      ))}
    </nav>
  )
}
