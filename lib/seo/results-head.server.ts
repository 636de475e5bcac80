import 'server-only'
import { getTranslations } from 'next-intl/server'
import { pagePath } from '@/lib/catalogue/page-path'
import { requireLocale } from '@/lib/i18n/locale.server'
import type { ProductPage } from '@/lib/product-api/catalogue-reads.server'
import type { PageHead } from './page-head.server'
import { pagedTitle } from './paged-title.server'
import { priceText } from '@bieznik/contract/money/price-text'

interface Results {
  kind: 'size' | 'wheels' | 'spacers'
  /** What was chosen, as the page's heading says it: `195/80 R15`. */
  choice: string
  title: string
  /** Of the whole list, without language prefix: the address to keep of its first page. */
  path: string
  page: number
  found: Pick<ProductPage<unknown>, 'total' | 'lowestPrice'>
  /** What the description needs besides; numbers are whole. */
  values?: Record<string, number | string>
}

/** The head of a page of results. Without a product it is not indexed: there is no end of such addresses. */
export async function resultsHead({
  kind,
  choice,
  title,
  path,
  page,
  found: { total, lowestPrice },
  values,
}: Results): Promise<PageHead> {
  const locale = await requireLocale()
  const t = await getTranslations({ locale, namespace: 'seo' })
  return {
    title: await pagedTitle(title, page),
    description:
      lowestPrice === null
        ? t(`${kind}_empty`, { choice })
        : t(kind, { choice, count: total, price: priceText(lowestPrice, locale), ...values }),
    href: pagePath(path, page),
    isIndexed: total > 0,
  }
}
