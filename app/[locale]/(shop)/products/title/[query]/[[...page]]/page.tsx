import { getTranslations } from 'next-intl/server'
import { ResultsHeading } from '@/components/catalogue/results-heading'
import { searchPath } from '@/components/layout/search-path'
import { PageTags } from '@/components/seo/page-tags'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { PAGE_SIZE, pagePath } from '@/lib/catalogue/page-path'
import { decodeSegment } from '@/lib/catalogue/segment'
import { requireLocale } from '@/lib/i18n/locale.server'
import { searchProducts } from '@/lib/product-api/search.server'
import { pageMetadata, type PageHead } from '@/lib/seo/page-head.server'
import { pagedTitle } from '@/lib/seo/paged-title.server'
import { PagedProducts } from '../../../../paged-products'
import { requirePage, requireProducts } from '../../../../require-page'

export const ensureStatic = 'navigation'

export function generateStaticParams() {
  return [{ query: '_', page: ['_'] }]
}

type Props = PageProps<'/[locale]/products/title/[query]/[[...page]]'>

export const generateMetadata = async ({ params }: Props) => pageMetadata(await describe(params))

async function describe(params: Props['params']): Promise<PageHead> {
  await requireLocale()
  const { query, page } = await readAddress(params)
  const t = await getTranslations('search')
  return {
    title: await pagedTitle(t('title', { query }), page),
    href: pagePath(searchPath(query), page),
    isIndexed: false,
  }
}

export default async function SearchPage({ params }: Props) {
  await requireLocale()
  const { query, page } = await readAddress(params)
  const t = await getTranslations('search')
  const found = requireProducts(await searchProducts(query, page, PAGE_SIZE), page)
  return (
    <>
      <PageTags head={await describe(params)} />
      <ResultsHeading title={t('title', { query })} count={t('count', { count: found.total })} />
      {found.total > 0 ? (
        <PagedProducts found={found} page={page} path={searchPath(query)} heading="h2" />
      ) : (
        <EmptyState title={t('no_results')} action={<WaysIn />}>
          {t('no_results_hint')}
        </EmptyState>
      )}
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
async function readAddress(params: Props['params']): Promise<{ query: string; page: number }> {
  const { query, page } = await params
  return { query: (decodeSegment(query) ?? query).trim(), page: requirePage(page) }
}
