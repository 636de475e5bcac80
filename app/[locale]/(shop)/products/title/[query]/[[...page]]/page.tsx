import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { ResultsHeading } from '@/components/catalogue/results-heading'
import { searchPath } from '@/lib/catalogue/search-path'
import { PAGE_SIZE, pagePath } from '@/lib/catalogue/page-path'
import { decodeSegment } from '@/lib/catalogue/segment'
import { requireLocale } from '@/lib/i18n/locale.server'
import { searchProducts } from '@/lib/product-api/search.server'
import { pageMetadata, type PageHead } from '@/lib/seo/page-head.server'
import { pagedTitle } from '@/lib/seo/paged-title.server'
import { PagedProducts } from '../../../../paged-products'
import { requirePage } from '../../../../require-page'
import { BoltsNotSold } from './bolts-not-sold'
import { HelpFound } from './help-found'
import { NothingFound } from './nothing-found'
import { WhatWasUnderstood } from './what-was-understood'

export const ensureStatic = 'navigation'

export function generateStaticParams() {
  return [{ query: '_', page: ['_'] }]
}

type Props = PageProps<'/[locale]/products/title/[query]/[[...page]]'>

export async function generateMetadata({ params }: Props) {
  const { query, page } = await params
  return pageMetadata((await readResults(query, requirePage(page))).head)
}

/** Once for the head and the page. A stray % that somebody typed into the address stands for itself. */
const readResults = cache(async (segment: string, page: number) => {
  const locale = await requireLocale()
  const query = (decodeSegment(segment) ?? segment).trim()
  const t = await getTranslations('search')
  const title = t('title', { query })
  const path = searchPath(query)
  const found = await searchProducts(locale, query, page, PAGE_SIZE)
  // Only the first page may be empty.
  if (page > 1 && found.products.length === 0) notFound()
  const head: PageHead = {
    title: await pagedTitle(title, page),
    href: pagePath(path, page),
    isIndexed: false,
  }
  return { found, query, title, path, head }
})

export default async function SearchPage({ params }: Props) {
  const { query: segment, page: end } = await params
  const page = requirePage(end)
  const { found, query, title, path } = await readResults(segment, page)
  return (
    <>
      <ResultsHeading title={title} count={found.total} />
      <HelpFound query={query} />
      <BoltsNotSold query={query} />
      <WhatWasUnderstood query={query} understood={found.understood} total={found.total} />
      {found.total > 0 ? (
        <PagedProducts found={found} page={page} path={path} heading="h2" isInSight />
      ) : (
        <NothingFound query={query} understood={found.understood} />
      )}
    </>
  )
}
