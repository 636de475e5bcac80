import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ResultsHeading } from '@/components/catalogue/results-heading'
import { searchPath } from '@/components/layout/search-path'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { decodeSegment } from '@/lib/catalogue/segment'
import { languageAlternates } from '@/lib/i18n/alternates'
import { requireLocale } from '@/lib/i18n/locale.server'
import { searchProducts } from '@/lib/product-api/search.server'
import { ProductResults, RESULTS_SIZE } from '../../../product-results'

export const ensureStatic = 'navigation'

export function generateStaticParams() {
  return [{ query: '_' }]
}

type Props = PageProps<'/[locale]/products/title/[query]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await requireLocale()
  const query = await searchedText(params)
  const t = await getTranslations('search')
  return {
    title: t('title', { query }),
    alternates: languageAlternates(searchPath(query), locale),
    robots: { index: false },
  }
}

export default async function SearchPage({ params }: Props) {
  await requireLocale()
  const query = await searchedText(params)
  const t = await getTranslations('search')
  const found = await searchProducts(query, 1, RESULTS_SIZE)
  return (
    <>
      <ResultsHeading title={t('title', { query })} count={t('count', { count: found.total })} />
      <ProductResults
        found={found}
        empty={
          <EmptyState title={t('no_results')} action={<WaysIn />}>
            {t('no_results_hint')}
          </EmptyState>
        }
      />
    </>
  )
}

async function WaysIn() {
  const t = await getTranslations('header')
  return (
    <>
      <LinkButton href="/tires">{t('tires')}</LinkButton>
      <LinkButton href="/wheels" variant="secondary">
        {t('wheels')}
      </LinkButton>
      <LinkButton href="/spacer" variant="secondary">
        {t('spacers')}
      </LinkButton>
    </>
  )
}

/** A stray % that somebody typed into the address stands for itself. */
async function searchedText(params: Props['params']): Promise<string> {
  const { query } = await params
  return (decodeSegment(query) ?? query).trim()
}
