import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { CatalogueColumns } from '@/components/catalogue/catalogue-columns'
import { ResultsHeading } from '@/components/catalogue/results-heading'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { spacerChoice } from '@/lib/catalogue/choices'
import {
  formatSpacerSearch,
  parseSpacerSearch,
  spacerFilterValues,
  type SpacerSearch,
} from '@/lib/catalogue/spacer-filter-segment'
import { requireLocale } from '@/lib/i18n/locale.server'
import { listSpacers } from '@/lib/product-api/spacers.server'
import { resultsMetadata } from '@/lib/seo/results-metadata.server'
import { ProductResults, RESULTS_SIZE } from '../../../product-results'
import { SpacerFilterPanel } from '../../../spacer-filter-panel'

export const ensureStatic = 'navigation'

export function generateStaticParams() {
  return [{ query: '_' }]
}

type Props = PageProps<'/[locale]/spacer/filter/[query]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requireLocale()
  const search = await requireSearch(params)
  const t = await getTranslations('spacer_filter')
  const choice = t('choice', spacerChoice(spacerFilterValues(search)))
  return resultsMetadata({
    kind: 'spacers',
    choice,
    title: t('results_title', { choice }),
    href: `/spacer/filter/${formatSpacerSearch(search)}`,
    found: await listSpacers(search, 1, RESULTS_SIZE),
  })
}

export default async function SpacerResultsPage({ params }: Props) {
  await requireLocale()
  const search = await requireSearch(params)
  const t = await getTranslations('spacer_filter')
  const found = await listSpacers(search, 1, RESULTS_SIZE)
  const choice = t('choice', spacerChoice(spacerFilterValues(search)))
  return (
    <>
      <ResultsHeading
        title={t('results_title', { choice })}
        count={t('results_count', { count: found.total })}
      />
      <CatalogueColumns filter={<SpacerFilterPanel search={search} />}>
        <ProductResults
          found={found}
          empty={
            <EmptyState
              title={t('no_result')}
              action={<LinkButton href="/spacer">{t('all_spacers')}</LinkButton>}
            >
              {t('no_result_hint')}
            </EmptyState>
          }
        />
      </CatalogueColumns>
    </>
  )
}

async function requireSearch(params: Props['params']): Promise<SpacerSearch> {
  return parseSpacerSearch((await params).query) ?? notFound()
}
