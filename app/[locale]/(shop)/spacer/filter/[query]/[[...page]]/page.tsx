import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { CatalogueColumns } from '@/components/catalogue/catalogue-columns'
import { ResultsHeading } from '@/components/catalogue/results-heading'
import { PageTags } from '@/components/seo/page-tags'
import { spacerChoice } from '@/lib/catalogue/choices'
import { PAGE_SIZE } from '@/lib/catalogue/page-path'
import {
  formatSpacerSearch,
  parseSpacerSearch,
  spacerFilterValues,
  type SpacerSearch,
} from '@/lib/catalogue/spacer-filter-segment'
import { requireLocale } from '@/lib/i18n/locale.server'
import { listSpacers } from '@/lib/product-api/spacers.server'
import { pageMetadata, type PageHead } from '@/lib/seo/page-head.server'
import { resultsHead } from '@/lib/seo/results-head.server'
import { PagedProducts } from '../../../../paged-products'
import { requirePage, requireProducts } from '../../../../require-page'
import { SpacerFilterPanel } from '../../../../spacer-filter-panel'
import { NoSpacers } from './no-spacers'

export const ensureStatic = 'navigation'

export function generateStaticParams() {
  return [{ query: '_', page: ['_'] }]
}

type Props = PageProps<'/[locale]/spacer/filter/[query]/[[...page]]'>

export const generateMetadata = async ({ params }: Props) => pageMetadata(await describe(params))

async function describe(params: Props['params']): Promise<PageHead> {
  await requireLocale()
  const { search, page } = await requireAddress(params)
  const t = await getTranslations('spacer_filter')
  const choice = t('choice', spacerChoice(spacerFilterValues(search)))
  return resultsHead({
    kind: 'spacers',
    choice,
    title: t('results_title', { choice }),
    path: pathOf(search),
    page,
    first: await listSpacers(search, 1, PAGE_SIZE),
  })
}

export default async function SpacerResultsPage({ params }: Props) {
  await requireLocale()
  const { search, page } = await requireAddress(params)
  const t = await getTranslations('spacer_filter')
  const found = requireProducts(await listSpacers(search, page, PAGE_SIZE), page)
  const choice = t('choice', spacerChoice(spacerFilterValues(search)))
  return (
    <>
      <PageTags head={await describe(params)} />
      <ResultsHeading
        title={t('results_title', { choice })}
        count={t('results_count', { count: found.total })}
      />
      <CatalogueColumns filter={<SpacerFilterPanel search={search} />}>
        {found.total > 0 ? (
          <PagedProducts found={found} page={page} path={pathOf(search)} heading="h2" />
        ) : (
          <NoSpacers search={search} />
        )}
      </CatalogueColumns>
    </>
  )
}

const pathOf = (search: SpacerSearch) => `/spacer/filter/${formatSpacerSearch(search)}`

async function requireAddress(params: Props['params']): Promise<{ search: SpacerSearch; page: number }> {
  const { query, page } = await params
  return { search: parseSpacerSearch(query) ?? notFound(), page: requirePage(page) }
}
