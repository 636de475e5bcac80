import { formatTireSize } from '@bieznik/contract/tire-size'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { formatTireSearch, parseTireSearch, type TireSearch } from '@/lib/catalogue/tire-filter-segment'
import { languageAlternates } from '@/lib/i18n/alternates'
import { requireLocale } from '@/lib/i18n/locale.server'
import { listTires } from '@/lib/product-api/tires.server'
import { TireFilterPanel } from '../../../tire-filter-panel'
import { TireList } from '../../../tire-list'

export const ensureStatic = 'navigation'

export function generateStaticParams() {
  return [{ query: '_' }]
}

type Props = PageProps<'/[locale]/tires/filter/[query]'>

/** A size rarely has more than a few dozen tires; all of them fit one page. */
const RESULTS_SIZE = 100

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await requireLocale()
  const search = await requireSearch(params)
  const t = await getTranslations('tire_filter')
  return {
    title: t('results_title', { size: formatTireSize(search) }),
    alternates: languageAlternates(`/tires/filter/${formatTireSearch(search)}`, locale),
  }
}

export default async function TireResultsPage({ params }: Props) {
  await requireLocale()
  const search = await requireSearch(params)
  const t = await getTranslations('tire_filter')
  const { tires, total } = await listTires(search, 1, RESULTS_SIZE)
  return (
    <>
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-3xl font-semibold">
          {t.rich('results_heading', {
            size: () => <span className="figures">{formatTireSize(search)}</span>,
          })}
        </h1>
        <p className="text-quiet">{t('results_count', { count: total })}</p>
      </header>
      <div className="grid gap-6 lg:grid-cols-[20rem_1fr] lg:items-start">
        <TireFilterPanel search={search} />
        {tires.length > 0 ? (
          <TireList tires={tires} />
        ) : (
          <EmptyState title={t('no_result')} action={<LinkButton href="/tires">{t('all_tires')}</LinkButton>}>
            {t('no_result_hint')}
          </EmptyState>
        )}
      </div>
    </>
  )
}

async function requireSearch(params: Props['params']): Promise<TireSearch> {
  return parseTireSearch((await params).query) ?? notFound()
}
