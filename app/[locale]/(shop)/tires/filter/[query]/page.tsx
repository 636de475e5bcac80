import { formatTireSize } from '@bieznik/contract/tire-size'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { CatalogueColumns } from '@/components/catalogue/catalogue-columns'
import { ResultsHeading } from '@/components/catalogue/results-heading'
import { SizeFacts } from '@/components/catalogue/size-facts'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { parseTireSearch, type TireSearch } from '@/lib/catalogue/tire-filter-segment'
import { requireLocale } from '@/lib/i18n/locale.server'
import { listTireSizes } from '@/lib/product-api/tire-sizes.server'
import { listTires } from '@/lib/product-api/tires.server'
import { sizeMetadata } from '@/lib/seo/size-metadata.server'
import { ProductResults, RESULTS_SIZE } from '../../../product-results'
import { TireFilterPanel } from '../../../tire-filter-panel'

export const ensureStatic = 'navigation'

export function generateStaticParams() {
  return [{ query: '_' }]
}

type Props = PageProps<'/[locale]/tires/filter/[query]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requireLocale()
  const search = await requireSearch(params)
  return sizeMetadata(search, await listTires(search, 1, RESULTS_SIZE))
}

export default async function TireResultsPage({ params }: Props) {
  await requireLocale()
  const search = await requireSearch(params)
  const t = await getTranslations('tire_filter')
  const [found, sizes] = await Promise.all([listTires(search, 1, RESULTS_SIZE), listTireSizes()])
  const size = () => <span className="figures">{formatTireSize(search)}</span>
  return (
    <>
      <ResultsHeading
        title={t.rich('results_heading', { size })}
        count={t('results_count', { count: found.total })}
      />
      <CatalogueColumns filter={<TireFilterPanel search={search} />}>
        <ProductResults
          found={found}
          empty={
            <EmptyState
              title={t('no_result')}
              action={<LinkButton href="/tires">{t('all_tires')}</LinkButton>}
            >
              {t('no_result_hint')}
            </EmptyState>
          }
        />
      </CatalogueColumns>
      <SizeFacts size={search} sizes={sizes} />
    </>
  )
}

async function requireSearch(params: Props['params']): Promise<TireSearch> {
  return parseTireSearch((await params).query) ?? notFound()
}
