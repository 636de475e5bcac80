import type { TireSizeOnSale } from '@bieznik/contract/catalogue/on-sale'
import { formatTireSize } from '@bieznik/contract/catalogue/tire-size'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { HomeWays } from '@/components/catalogue/home-ways'
import { CompanyJsonLd } from '@/components/seo/company-json-ld'
import { isLookedAt, type ListEnd } from '@/lib/catalogue/list-end'
import { listName } from '@/lib/catalogue/list-name.server'
import { offeredCondition } from '@/lib/catalogue/offered-condition'
import { tireSizePath } from '@/lib/catalogue/tire-size-path'
import { tireUses, treadsFor, type TireUse } from '@/lib/catalogue/tread-use'
import { PAGE_SIZE, pagePath } from '@/lib/catalogue/page-path'
import { requireLocale } from '@/lib/i18n/locale.server'
import { orMissing } from '@/lib/product-api/catalogue-reads.server'
import { listFaceted } from '@/lib/product-api/faceted-lists.server'
import { listTireSizes } from '@/lib/product-api/on-sale.server'
import { pageMetadata } from '@/lib/seo/page-head.server'
import { pagedTitle } from '@/lib/seo/paged-title.server'
import { CatalogueHome } from './catalogue-home'
import { requireProducts } from './require-page'
import { TireFilterPanel } from './tire-filter-panel'

const PATH = '/tires'

export async function tireHomeMetadata({ by, page }: ListEnd): Promise<Metadata> {
  await requireLocale()
  const t = await getTranslations()
  return pageMetadata({
    title: await pagedTitle(await listName('tires', by, t('home.title')), page),
    description: t('seo.home', { condition: offeredCondition(await orMissing(listTireSizes())) }),
    href: page === 1 ? '/' : pagePath(PATH, page),
    isIndexed: by === '',
  })
}

/** `/` and `/tires`: the tire filter and all tires, page by page. */
export async function TireHome({ by, page, isHome = false }: ListEnd & { isHome?: boolean }) {
  const locale = await requireLocale()
  const t = await getTranslations('home')
  const [listed, sizes] = await Promise.all([
    listFaceted(locale, { kind: 'tires', filter: {}, by, page, pageSize: PAGE_SIZE }),
    orMissing(listTireSizes()),
  ])
  return (
    <>
      {isHome && <CompanyJsonLd />}
      <CatalogueHome
        title={t('title')}
        lead={t('lead', { condition: offeredCondition(sizes) })}
        filter={<TireFilterPanel sizes={sizes} by={by} isFolded={isLookedAt({ by, page })} />}
        listTitle={t('in_stock')}
        ways={
          isHome &&
          sizes && (
            <HomeWays
              titles={{ uses: t('uses'), popular: t('popular') }}
              {...waysIn(sizes, (use) => t(`use.${use}`))}
            />
          )
        }
        kind="tires"
        by={by}
        found={requireProducts(listed, page)}
        page={page}
        path={PATH}
      />
    </>
  )
}

const MOST_POPULAR = 5

/** What there are tires for, and the sizes in stock that are bought most. */
function waysIn(sizes: readonly TireSizeOnSale[], wordOf: (use: TireUse) => string) {
  const isOnSale = (tread: string) => sizes.some(({ protectors }) => protectors.includes(tread))
  return {
    uses: tireUses.filter((use) => treadsFor[use].some(isOnSale)).map((use) => [use, wordOf(use)] as const),
    sizes: sizes
      .filter(({ inStock, sold }) => inStock && sold > 0)
      .toSorted((one, other) => other.sold - one.sold)
      .slice(0, MOST_POPULAR)
      .map((size) => [formatTireSize(size), tireSizePath(size)] as const),
  }
}
