import { KIND_KEY } from '@bieznik/contract/catalogue/facet-path'
import type { ListKind } from '@bieznik/contract/catalogue/facets'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { CatalogueColumns } from '@/components/catalogue/catalogue-columns'
import { ResultsHeading } from '@/components/catalogue/results-heading'
import { searchPath } from '@/lib/catalogue/search-path'
import { PAGE_SIZE, pagePath } from '@/lib/catalogue/page-path'
import { decodeSegment } from '@/lib/catalogue/segment'
import { requireLocale } from '@/lib/i18n/locale.server'
import { listFaceted } from '@/lib/product-api/faceted-lists.server'
import { searchProducts, type SearchPage } from '@/lib/product-api/search.server'
import { pageMetadata, type PageHead } from '@/lib/seo/page-head.server'
import { pagedTitle } from '@/lib/seo/paged-title.server'
import { Facets, ListBar } from '../../../../facets'
import { NothingLeft } from '../../../../nothing-left'
import { PagedProducts } from '../../../../paged-products'
import { requireListEnd, requireProducts } from '../../../../require-page'
import { BoltsNotSold } from './bolts-not-sold'
import { HelpFound } from './help-found'
import { KindsFound } from './kinds-found'
import { NothingFound } from './nothing-found'
import { WhatWasUnderstood } from './what-was-understood'

export const ensureStatic = 'navigation'

export function generateStaticParams() {
  return [{ query: '_', page: ['_'] }]
}

type Props = PageProps<'/[locale]/products/title/[query]/[[...page]]'>

export async function generateMetadata({ params }: Props) {
  const { query, page } = await params
  return pageMetadata((await readResults(query, page?.join('/') ?? '')).head)
}

/** Once for the head and the page. A stray % that somebody typed into the address stands for itself. */
const readResults = cache(async (segment: string, end: string) => {
  const { by, page } = requireListEnd(end === '' ? undefined : end.split('/'))
  const locale = await requireLocale()
  const query = (decodeSegment(segment) ?? segment).trim()
  const t = await getTranslations('search')
  const title = t('title', { query })
  const path = searchPath(query)
  const search = await searchProducts(locale, query, 1, PAGE_SIZE)
  const kind = kindOfResults(search.kinds, by)
  const list =
    kind && (await listFaceted(locale, { kind, filter: { text: query }, by, page, pageSize: PAGE_SIZE }))
  const found = list ?? (page === 1 ? search : await searchProducts(locale, query, page, PAGE_SIZE))
  requireProducts(found, page)
  const head: PageHead = {
    title: await pagedTitle(title, page),
    href: pagePath(path, page),
    isIndexed: false,
  }
  return { search, kind, found, facets: list?.facets ?? null, query, title, path, by, page, head }
})

export default async function SearchPage({ params }: Props) {
  const { query: segment, page: end } = await params
  const { search, kind, found, facets, query, title, path, by, page } = await readResults(
    segment,
    end?.join('/') ?? '',
  )
  const shown = { path, by, text: query }
  return (
    <>
      <ResultsHeading title={title} count={found.total} />
      <HelpFound query={query} />
      <BoltsNotSold query={query} />
      <WhatWasUnderstood query={query} understood={search.understood} total={found.total} />
      {search.kinds.length > 1 && <KindsFound kinds={search.kinds} chosen={kind} path={path} />}
      {search.total === 0 && <NothingFound query={query} understood={search.understood} />}
      {search.total > 0 && (
        <CatalogueColumns
          facets={
            kind && facets && <Facets {...shown} kind={kind} segment="" total={found.total} facets={facets} />
          }
        >
          {kind && <ListBar {...shown} kind={kind} facets={facets} />}
          {found.total > 0 ? (
            <PagedProducts found={found} page={page} path={path} by={by} heading="h2" isInSight />
          ) : (
            <NothingLeft />
          )}
        </CatalogueColumns>
      )}
    </>
  )
}

/** The kind that the results have facets and orders of: the one that is chosen, or the only one. Null: they are mixed. */
function kindOfResults(kinds: SearchPage['kinds'], by: string): ListKind | null {
  const chosen = new URLSearchParams(by).get(KIND_KEY)
  const [only, another] = kinds
  return kinds.find(({ kind }) => kind === chosen)?.kind ?? (another ? null : (only?.kind ?? null))
}
