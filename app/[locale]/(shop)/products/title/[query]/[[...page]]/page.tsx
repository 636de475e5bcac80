import { KIND_KEY } from '@bieznik/contract/catalogue/facet-path'
import type { ListKind } from '@bieznik/contract/catalogue/facets'
import type { ListedProduct } from '@bieznik/contract/catalogue/product'
import type { SearchReply } from '@bieznik/contract/catalogue/search'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { CatalogueColumns } from '@/components/catalogue/catalogue-columns'
import { ResultsHeading } from '@/components/catalogue/results-heading'
import { searchPath } from '@/lib/catalogue/search-path'
import { PAGE_SIZE, pagePath } from '@/lib/catalogue/page-path'
import { decodeSegment } from '@/lib/catalogue/segment'
import { requireLocale } from '@/lib/i18n/locale.server'
import type { ProductPage } from '@/lib/product-api/catalogue-reads.server'
import { listFaceted, type FacetedPage } from '@/lib/product-api/faceted-lists.server'
import { listFound, readSearch } from '@/lib/product-api/search.server'
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

/** Of several kinds there are no facets. */
type ResultsPage = ProductPage<ListedProduct> & Pick<FacetedPage, 'facets'>

const NONE_FOUND: ResultsPage = { products: [], total: 0, lowestPrice: null, facets: null }

/** Once for the head and the page. A stray % that somebody typed into the address stands for itself. */
const readResults = cache(async (segment: string, end: string) => {
  const { by, page } = requireListEnd(end === '' ? undefined : end.split('/'))
  const locale = await requireLocale()
  const query = (decodeSegment(segment) ?? segment).trim()
  const t = await getTranslations('search')
  const title = t('title', { query })
  const path = searchPath(query)
  const search = await readSearch(query)
  const kind = kindOfResults(search.kinds, by)
  const found = requireProducts(await readFound(), page)
  const head: PageHead = {
    title: await pagedTitle(title, page),
    href: pagePath(path, page),
    isIndexed: false,
  }
  return { search, kind, found, query, title, path, by, page, head }

  async function readFound(): Promise<ResultsPage> {
    const list = { filter: { text: query }, by, page, pageSize: PAGE_SIZE }
    if (kind) return listFaceted(locale, { kind, ...list })
    if (search.total === 0) return NONE_FOUND
    return { ...(await listFound(locale, query, page, PAGE_SIZE)), facets: null }
  }
})

export default async function SearchPage({ params }: Props) {
  const { query: segment, page: end } = await params
  const { search, kind, found, query, title, path, by, page } = await readResults(
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
            kind &&
            found.facets && (
              <Facets {...shown} kind={kind} segment="" total={found.total} facets={found.facets} />
            )
          }
        >
          {kind && <ListBar {...shown} kind={kind} facets={found.facets} />}
          {found.total > 0 ? (
            <PagedProducts {...shown} kind={kind} found={found} page={page} heading="h2" isInSight />
          ) : (
            <NothingLeft kind={kind} by={by} />
          )}
        </CatalogueColumns>
      )}
    </>
  )
}

/** The kind that the results have facets and orders of: the one that is chosen, or the only one. Null: they are mixed. */
function kindOfResults(kinds: SearchReply['kinds'], by: string): ListKind | null {
  const chosen = new URLSearchParams(by).get(KIND_KEY)
  const [only, another] = kinds
  return kinds.find(({ kind }) => kind === chosen)?.kind ?? (another ? null : (only?.kind ?? null))
}
