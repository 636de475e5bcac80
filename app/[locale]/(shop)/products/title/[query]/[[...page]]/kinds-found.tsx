import { KIND_KEY } from '@bieznik/contract/catalogue/facet-path'
import { productTypeOf, type ListKind } from '@bieznik/contract/catalogue/facets'
import { getTranslations } from 'next-intl/server'
import { textLinkClass } from '@/components/ui/text-link'
import { requireLocale } from '@/lib/i18n/locale.server'
import { getPathname } from '@/lib/i18n/navigation'
import type { SearchReply } from '@bieznik/contract/catalogue/search'

interface KindsFoundProps {
  kinds: SearchReply['kinds']
  /** Null: all of them are shown. */
  chosen: ListKind | null
  /** Of all results, without a language prefix. */
  path: string
}

/** The kinds that a search found, of which one can be chosen to narrow and sort its results. */
export async function KindsFound({ kinds, chosen, path }: KindsFoundProps) {
  const [locale, t] = [await requireLocale(), await getTranslations('search')]
  const action = getPathname({ href: path, locale })
  const total = kinds.reduce((sum, { count }) => sum + count, 0)
  const ways = [
    { kind: null, href: action, name: t('all_kinds'), count: total },
    ...kinds.map(({ kind, count }) => ({
      kind,
      href: `${action}?${KIND_KEY}=${kind}`,
      name: t(`kinds.${productTypeOf[kind]}`),
      count,
    })),
  ]
  return (
    <nav aria-label={t('found_kinds')}>
      <ul className="flex flex-wrap gap-x-4 gap-y-2">
        {ways.map(({ kind, href, name, count }) => (
          <li key={href}>
            {/* The whole page is loaded: its facets are those of the kind. */}
            <a
              href={href}
              aria-current={kind === chosen ? 'true' : undefined}
              className={kind === chosen ? 'font-semibold' : textLinkClass}
            >
              {`${name} (${count})`}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
