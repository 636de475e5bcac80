import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ListEnd } from '@/lib/catalogue/list-end'
import { listName } from '@/lib/catalogue/list-name.server'
import { offeredCondition } from '@/lib/catalogue/offered-condition'
import { pagePath } from '@/lib/catalogue/page-path'
import { filters } from '@/lib/catalogue/filters'
import { requireLocale } from '@/lib/i18n/locale.server'
import { orMissing } from '@/lib/product-api/catalogue-reads.server'
import { listTireSizes } from '@/lib/product-api/on-sale.server'
import { pageMetadata } from '@/lib/seo/page-head.server'
import { pagedTitle } from '@/lib/seo/paged-title.server'

/** Of `/` and `/tires`. */
export async function tireHomeMetadata({ by, page }: ListEnd): Promise<Metadata> {
  await requireLocale()
  const t = await getTranslations()
  return pageMetadata({
    title: await pagedTitle(await listName('tires', by, t('home.title')), page),
    description: t('seo.home', { condition: offeredCondition(await orMissing(listTireSizes())) }),
    href: page === 1 ? '/' : pagePath(filters.tire.path, page),
    isIndexed: by === '',
  })
}
