import { getTranslations } from 'next-intl/server'
import { isLookedAt, type ListEnd } from '@/lib/catalogue/list-end'
import { filters } from '@/lib/catalogue/filters'
import { offeredCondition } from '@/lib/catalogue/offered-condition'
import { PAGE_SIZE } from '@/lib/catalogue/page-path'
import { requireLocale } from '@/lib/i18n/locale.server'
import { orMissing } from '@/lib/product-api/catalogue-reads.server'
import { listFaceted } from '@/lib/product-api/faceted-lists.server'
import { listTireSizes } from '@/lib/product-api/on-sale.server'
import { CatalogueHome } from './catalogue-home'
import { requireProducts } from './require-page'
import { TireFilterPanel } from './tire-filter-panel'

/** `/tires`: the tire filter and all tires, page by page. */
export async function TireHome({ by, page }: ListEnd) {
  const locale = await requireLocale()
  const t = await getTranslations('home')
  const [listed, sizes] = await Promise.all([
    listFaceted(locale, { kind: 'tires', filter: {}, by, page, pageSize: PAGE_SIZE }),
    orMissing(listTireSizes()),
  ])
  const condition = offeredCondition(sizes)
  return (
    <CatalogueHome
      title={t('title')}
      lead={t('lead', { condition })}
      filter={<TireFilterPanel sizes={sizes} by={by} isFolded={isLookedAt({ by, page })} />}
      listTitle={t('in_stock')}
      kind="tires"
      by={by}
      found={requireProducts(listed, page)}
      page={page}
      path={filters.tire.path}
      condition={condition}
    />
  )
}
