'use client'

import { useLocale } from 'next-intl'
import { treadsFor, type TireUse } from '@/lib/catalogue/tread-use'
import { getPathname } from '@/lib/i18n/navigation'

interface HomeWaysProps {
  titles: { uses: string; popular: string }
  /** What there are tires for, each with its word. */
  uses: readonly (readonly [use: TireUse, word: string])[]
  /** That people buy most, each with the address of its list: what makes addresses comes with schemas, which are too much for a page. */
  sizes: readonly (readonly [size: string, path: string])[]
}

/** Ways in besides the size that one reads off: by what the tires are for, and by the sizes that people buy most. */
export function HomeWays({ titles, uses, sizes }: HomeWaysProps) {
  return (
    <>
      <Ways
        title={titles.uses}
        ways={uses.map(([use, word]) => [
          word,
          `/tires?${new URLSearchParams(treadsFor[use].map((tread) => ['pattern', tread]))}`,
        ])}
      />
      <Ways title={titles.popular} ways={sizes} />
    </>
  )
}

interface WaysProps {
  title: string
  ways: readonly (readonly [text: string, href: string])[]
}

/**
 * In columns: beside one another they would move when the typeface comes, whose digits are wider than those of the system. Plain links: the
 * form that a list is narrowed by is that of its address when the page is loaded whole.
 */
function Ways({ title, ways }: WaysProps) {
  const locale = useLocale()
  if (ways.length === 0) return null
  return (
    <nav aria-label={title} className="flex flex-wrap items-center gap-x-4">
      <span className="text-sm text-quiet sm:min-w-40">{title}</span>
      {ways.map(([text, href]) => (
        <a
          key={text}
          href={getPathname({ href, locale })}
          className="py-2.5 text-signal underline sm:min-w-22"
        >
          {text}
        </a>
      ))}
    </nav>
  )
}
