import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { CatalogueColumns } from '@/components/catalogue/catalogue-columns'
import { ResultsHeading } from '@/components/catalogue/results-heading'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { wheelChoice } from '@/lib/catalogue/choices'
import {
  formatWheelSearch,
  parseWheelSearch,
  wheelFilterValues,
  type WheelSearch,
} from '@/lib/catalogue/wheel-filter-segment'
import { requireLocale } from '@/lib/i18n/locale.server'
import { listWheels } from '@/lib/product-api/wheels.server'
import { resultsMetadata } from '@/lib/seo/results-metadata.server'
import { ProductResults, RESULTS_SIZE } from '../../../product-results'
import { WheelFilterPanel } from '../../../wheel-filter-panel'

export const ensureStatic = 'navigation'

export function generateStaticParams() {
  return [{ query: '_' }]
}

type Props = PageProps<'/[locale]/wheels/filter/[query]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requireLocale()
  const search = await requireSearch(params)
  const t = await getTranslations('wheel_filter')
  const choice = t('choice', wheelChoice(wheelFilterValues(search)))
  return resultsMetadata({
    kind: 'wheels',
    choice,
    title: t('results_title', { choice }),
    href: `/wheels/filter/${formatWheelSearch(search)}`,
    found: await listWheels(search, 1, RESULTS_SIZE),
  })
}

export default async function WheelResultsPage({ params }: Props) {
  await requireLocale()
  const search = await requireSearch(params)
  const t = await getTranslations('wheel_filter')
  const found = await listWheels(search, 1, RESULTS_SIZE)
  const choice = t('choice', wheelChoice(wheelFilterValues(search)))
  return (
    <>
      <ResultsHeading
        title={t('results_title', { choice })}
        count={t('results_count', { count: found.total })}
      />
      <CatalogueColumns filter={<WheelFilterPanel search={search} />}>
        <ProductResults
          found={found}
          empty={
            <EmptyState
              title={t('no_result')}
              action={<LinkButton href="/wheels">{t('all_wheels')}</LinkButton>}
            >
              {t('no_result_hint')}
            </EmptyState>
          }
        />
      </CatalogueColumns>
    </>
  )
}

async function requireSearch(params: Props['params']): Promise<WheelSearch> {
  return parseWheelSearch((await params).query) ?? notFound()
}
