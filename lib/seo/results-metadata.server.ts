import 'server-only'
import type { Product } from '@bieznik/contract/product'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pagePath } from '@/lib/catalogue/page-path'
import { languageAlternates } from '@/lib/i18n/alternates'
import { requireLocale } from '@/lib/i18n/locale.server'
import { openGraph } from './open-graph.server'
import { pagedTitle } from './paged-title.server'
import { priceText } from './price-text.server'

interface Results {
  kind: 'size' | 'wheels' | 'spacers'
  /** What was chosen, as the page's heading says it: `195/80 R15`. */
  choice: string
  title: string
  /** Of the whole list, without language prefix: the address to keep of its first page. */
  path: string
  page: number
  /** The first page, whatever page this is: the cheapest product begins it. */
  first: { products: readonly Product[]; total: number }
  /** Whole numbers that the description needs besides. */
  measures?: Record<string, number>
}

/** The head of a page of results. Without a product it is not indexed: there is no end of such addresses. */
export async function resultsMetadata({
  kind,
  choice,
  title,
  path,
  page,
  first,
  measures,
}: Results): Promise<Metadata> {
  const locale = await requireLocale()
  const t = await getTranslations({ locale, namespace: 'seo' })
  const [cheapest] = first.products
  const href = pagePath(path, page)
  return {
    title: await pagedTitle(title, page),
    description: cheapest
      ? t(kind, {
          choice,
          count: first.total,
          price: await priceText(cheapest.price, locale),
          ...measures,
        })
      : t(`${kind}_empty`, { choice }),
    alternates: languageAlternates(href, locale),
    robots: cheapest ? undefined : { index: false },
    ...(await openGraph({ locale, href })),
  }
}
