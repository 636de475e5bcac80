import type { TireSizeOnSale } from '@bieznik/contract/catalogue/on-sale'
import { formatTireSize } from '@bieznik/contract/catalogue/tire-size'
import { getTranslations } from 'next-intl/server'
import { HomePromises } from '@/components/catalogue/home-promises'
import { HomeTreads } from '@/components/catalogue/home-treads'
import { HomeWays } from '@/components/catalogue/home-ways'
import { SizeSearch } from '@/components/catalogue/size-search'
import { seasonOf } from '@/components/catalogue/season-of'
import { CompanyJsonLd } from '@/components/seo/company-json-ld'
import { TextLink } from '@/components/ui/text-link'
import { filterOptions, tireFits } from '@/lib/catalogue/filter-options'
import { filters } from '@/lib/catalogue/filters'
import { offeredCondition } from '@/lib/catalogue/offered-condition'
import { PAGE_SIZE } from '@/lib/catalogue/page-path'
import { defaultTireSearch } from '@/lib/catalogue/tire-filter-defaults'
import { tireFilterValues } from '@/lib/catalogue/tire-filter-segment'
import { tireSizePath } from '@/lib/catalogue/tire-size-path'
import { tireUses, treadsFor, type TireUse } from '@/lib/catalogue/tread-use'
import { company } from '@/lib/company/company.server'
import { requireLocale } from '@/lib/i18n/locale.server'
import { orMissing } from '@/lib/product-api/catalogue-reads.server'
import { listFaceted } from '@/lib/product-api/faceted-lists.server'
import { listTireSizes } from '@/lib/product-api/on-sale.server'
import { ListOfKind } from './catalogue-home'
import { requireProducts } from './require-page'
import { tireRanges } from './tire-ranges'

/** `/`: the size on a sidewall, what one can count on, what tires are for, and the first page of all tires. */
export async function HomeScreen() {
  const locale = await requireLocale()
  const [t, filter] = await Promise.all([getTranslations('home'), getTranslations('tire_filter')])
  const [listed, sizes] = await Promise.all([
    listFaceted(locale, { kind: 'tires', filter: {}, by: '', page: 1, pageSize: PAGE_SIZE }),
    orMissing(listTireSizes()),
  ])
  const condition = offeredCondition(sizes)
  const initial = tireFilterValues(defaultTireSearch)
  const ranges = await tireRanges(sizes)
  return (
    <>
      <CompanyJsonLd />
      <div className="home-top">
        <header>
          <h1>{t('title')}</h1>
          <p>{t('lead', { condition })}</p>
        </header>
        <SizeSearch
          initial={{ ...initial, season: seasonOf(ranges.seasons, initial.season) }}
          options={filterOptions('tire', sizes && tireFits(sizes), initial)}
          texts={{
            more: filter('more'),
            unchosen: filter('unchosen', { size: formatTireSize(defaultTireSearch) }),
          }}
          {...ranges}
        />
        <div>
          {sizes && <HomeWays title={t('popular')} ways={popularSizes(sizes)} />}
          <HomePromises
            delivery={t('promises.delivery')}
            guarantee={t('promises.guarantee')}
            hours={t('promises.hours', { hours: company.weekdayHours })}
          />
          <p>
            {t.rich('family', {
              link: (text) => (
                <TextLink href="/retreading" prefetch={false}>
                  {text}
                </TextLink>
              ),
            })}
          </p>
        </div>
      </div>
      {sizes && <HomeTreads title={t('uses')} uses={usesOf(sizes, (use) => t(`use.${use}`))} />}
      <section aria-labelledby="products" className="flex flex-col gap-4">
        <h2 id="products" className="text-xl font-semibold">
          {t('in_stock')}
        </h2>
        <ListOfKind
          kind="tires"
          by=""
          found={requireProducts(listed, 1)}
          page={1}
          path={filters.tire.path}
          heading="h3"
          condition={condition}
          isHome
        />
      </section>
    </>
  )
}

const MOST_POPULAR = 5

/** What there are tires for, each with the tread that stands for it. */
function usesOf(sizes: readonly TireSizeOnSale[], wordOf: (use: TireUse) => string) {
  const isOnSale = (tread: string) => sizes.some(({ protectors }) => protectors.includes(tread))
  return tireUses.filter((use) => treadsFor[use].some(isOnSale)).map((use) => [use, wordOf(use)] as const)
}

/** The sizes in stock that are bought most. */
const popularSizes = (sizes: readonly TireSizeOnSale[]) =>
  sizes
    .filter(({ inStock, sold }) => inStock && sold > 0)
    .toSorted((one, other) => other.sold - one.sold)
    .slice(0, MOST_POPULAR)
    .map((size) => [formatTireSize(size), tireSizePath(size)] as const)
