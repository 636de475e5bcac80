import 'server-only'
import type { Product } from '@bieznik/contract/product'
import { getTranslations } from 'next-intl/server'
import { pagePath } from '@/lib/catalogue/page-path'
import { requireLocale } from '@/lib/i18n/locale.server'
import type { PageHead } from './page-head.server'
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
  /** The first page, whatever page this is: the cheapest product in stock begins it. */
  first: { products: readonly Product[]; total: number }
  /** Whole numbers that the description needs besides. */
  measures?: Record<string, number>
}

/** The head of a page of results. Without a product it is not indexed: there is no end of such addresses. */
export async function resultsHead({
  kind,
  choice,
  title,
  path,
  page,
  first,
  measures,
}: Results): Promise<PageHead> {
  const locale = await requireLocale()
  const t = await getTranslations({ locale, namespace: 'seo' })
  const [cheapest] = first.products
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
    href: pagePath(path, page),
    isIndexed: cheapest !== undefined,
  }
}
