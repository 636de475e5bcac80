import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { CatalogueColumns } from '@/components/catalogue/catalogue-columns'
import { ResultsHeading } from '@/components/catalogue/results-heading'
import { PageTags } from '@/components/seo/page-tags'
import { wheelChoice } from '@/lib/catalogue/choices'
import { PAGE_SIZE } from '@/lib/catalogue/page-path'
import {
  formatWheelSearch,
  parseWheelSearch,
  wheelFilterValues,
  type WheelSearch,
} from '@/lib/catalogue/wheel-filter-segment'
import { requireLocale } from '@/lib/i18n/locale.server'
import { listWheels } from '@/lib/product-api/wheels.server'
import { pageMetadata, type PageHead } from '@/lib/seo/page-head.server'
import { resultsHead } from '@/lib/seo/results-head.server'
import { PagedProducts } from '../../../../paged-products'
import { requirePage, requireProducts } from '../../../../require-page'
import { WheelFilterPanel } from '../../../../wheel-filter-panel'
import { NoWheels } from './no-wheels'

export const ensureStatic = 'navigation'

export function generateStaticParams() {
  return [{ query: '_', page: ['_'] }]
}

type Props = PageProps<'/[locale]/wheels/filter/[query]/[[...page]]'>

export const generateMetadata = async ({ params }: Props) => pageMetadata(await describe(params))

async function describe(params: Props['params']): Promise<PageHead> {
  await requireLocale()
  const { search, page } = await requireAddress(params)
  const t = await getTranslations('wheel_filter')
  const choice = t('choice', wheelChoice(wheelFilterValues(search)))
  return resultsHead({
    kind: 'wheels',
    choice,
    title: t('results_title', { choice }),
    path: pathOf(search),
    page,
    first: await listWheels(search, 1, PAGE_SIZE),
  })
}

export default async function WheelResultsPage({ params }: Props) {
  await requireLocale()
  const { search, page } = await requireAddress(params)
  const t = await getTranslations('wheel_filter')
  const found = requireProducts(await listWheels(search, page, PAGE_SIZE), page)
  const choice = t('choice', wheelChoice(wheelFilterValues(search)))
  return (
    <>
      <PageTags head={await describe(params)} />
      <ResultsHeading
        title={t('results_title', { choice })}
        count={t('results_count', { count: found.total })}
      />
      <CatalogueColumns filter={<WheelFilterPanel search={search} />}>
        {found.total > 0 ? (
          <PagedProducts found={found} page={page} path={pathOf(search)} heading="h2" />
        ) : (
          <NoWheels search={search} />
        )}
      </CatalogueColumns>
    </>
  )
}

const pathOf = (search: WheelSearch) => `/wheels/filter/${formatWheelSearch(search)}`

async function requireAddress(params: Props['params']): Promise<{ search: WheelSearch; page: number }> {
  const { query, page } = await params
  return { search: parseWheelSearch(query) ?? notFound(), page: requirePage(page) }
}
