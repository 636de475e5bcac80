import type { TireSizeOnSale } from '@bieznik/contract/catalogue/on-sale'
import { formatTireSize } from '@bieznik/contract/catalogue/tire-size'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { HomePromises } from '@/components/catalogue/home-promises'
import { HomeTreads } from '@/components/catalogue/home-treads'
import { HomeWays } from '@/components/catalogue/home-ways'
import { CompanyJsonLd } from '@/components/seo/company-json-ld'
import { TextLink } from '@/components/ui/text-link'
import { isLookedAt, type ListEnd } from '@/lib/catalogue/list-end'
import { listName } from '@/lib/catalogue/list-name.server'
import { offeredCondition } from '@/lib/catalogue/offered-condition'
import { tireSizePath } from '@/lib/catalogue/tire-size-path'
import { tireUses, treadsFor, type TireUse } from '@/lib/catalogue/tread-use'
import { PAGE_SIZE, pagePath } from '@/lib/catalogue/page-path'
import { company } from '@/lib/company/company.server'
import { requireLocale } from '@/lib/i18n/locale.server'
import { orMissing } from '@/lib/product-api/catalogue-reads.server'
import { listFaceted } from '@/lib/product-api/faceted-lists.server'
import { listTireSizes } from '@/lib/product-api/on-sale.server'
import { pageMetadata } from '@/lib/seo/page-head.server'
import { pagedTitle } from '@/lib/seo/paged-title.server'
import { CatalogueHome, ListOfKind } from './catalogue-home'
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

interface TireHomeProps extends ListEnd {
  isHome?: boolean
}

/** `/` and `/tires`: the tire filter and all tires, page by page. */
export async function TireHome({ by, page, isHome = false }: TireHomeProps) {
  const locale = await requireLocale()
  const t = await getTranslations('home')
  const [listed, sizes] = await Promise.all([
    listFaceted(locale, { kind: 'tires', filter: {}, by, page, pageSize: PAGE_SIZE }),
    orMissing(listTireSizes()),
  ])
  const lead = t('lead', { condition: offeredCondition(sizes) })
  const list = { kind: 'tires', by, found: requireProducts(listed, page), page, path: PATH } as const
  if (!isHome)
    return (
      <CatalogueHome
        title={t('title')}
        lead={lead}
        filter={<TireFilterPanel sizes={sizes} by={by} isFolded={isLookedAt({ by, page })} />}
        listTitle={t('in_stock')}
        {...list}
      />
    )
  return (
    <>
      <CompanyJsonLd />
      <div className="home-top">
        <header>
          <h1>{t('title')}</h1>
          <p>{lead}</p>
        </header>
        <TireFilterPanel sizes={sizes} isHome />
        <div>
          {sizes && <HomeWays title={t('popular')} ways={popularSizes(sizes)} />}
          <HomePromises
            title={t('promises.title')}
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
        <ListOfKind {...list} heading="h3" hasOrder={false} />
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
