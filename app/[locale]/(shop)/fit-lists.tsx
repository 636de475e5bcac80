import type { ListKind } from '@bieznik/contract/catalogue/facets'
import { readFacetChoice } from '@bieznik/contract/catalogue/facet-choice'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { cache, type ReactNode } from 'react'
import { CatalogueColumns } from '@/components/catalogue/catalogue-columns'
import { NoResult } from '@/components/catalogue/no-result'
import { ResultsHeading } from '@/components/catalogue/results-heading'
import { isLookedAt, type ListEnd } from '@/lib/catalogue/list-end'
import { listName, facetedNames } from '@/lib/catalogue/list-name.server'
import { PAGE_SIZE, pagePath } from '@/lib/catalogue/page-path'
import type { ListQuery } from '@/lib/catalogue/query-of-list'
import { requireLocale } from '@/lib/i18n/locale.server'
import { orMissing } from '@/lib/product-api/catalogue-reads.server'
import { listFaceted } from '@/lib/product-api/faceted-lists.server'
import { pageMetadata } from '@/lib/seo/page-head.server'
import { pagedTitle } from '@/lib/seo/paged-title.server'
import { resultsHead } from '@/lib/seo/results-head.server'
import { CatalogueHome } from './catalogue-home'
import { Facets, ListBar } from './facets'
import { NothingLeft } from './nothing-left'
import { PagedProducts } from './paged-products'
import { requireListEnd, requireProducts } from './require-page'

const NEAREST_SHOWN = 6

/** What differs between wheels and spacers, which are both found by what they fit. */
interface FitKind<Search, Fit> {
  texts: 'wheel' | 'spacer'
  resultsTexts: 'wheel_results' | 'spacer_results'
  /** The messages that describe a page of results. */
  head: 'wheels' | 'spacers'
  /** Of the whole list, without a language prefix. */
  path: '/wheels' | '/spacer'
  parse: (segment: string) => Search | null
  format: (search: Search) => string
  /** What is searched for, as a shopper says it. */
  choice: (search: Search) => Promise<string>
  list: ListKind
  /** The filter of the product API. */
  queryOf: (search: Search) => ListQuery
  listFits: () => Promise<readonly Fit[]>
  nearest: (search: Search, fits: readonly Fit[]) => readonly Search[]
  panel: (
    fits: readonly Fit[] | null,
    shown: { by: string; search?: Search; isFolded?: boolean },
  ) => ReactNode
}

interface ListParams {
  page?: string[]
}

interface ResultsParams extends ListParams {
  query: string
}

/** The pages of one kind: the whole list, and what was found in it. */
export function fitLists<Search, Fit>(kind: FitKind<Search, Fit>) {
  const { path, parse, list, queryOf, listFits, panel } = kind
  const pathOf = (search: Search) => `${path}/filter/${kind.format(search)}`

  const read = async (filter: ListQuery, { by, page }: ListEnd) => {
    const found = await listFaceted(await requireLocale(), {
      kind: list,
      filter,
      by,
      page,
      pageSize: PAGE_SIZE,
    })
    return requireProducts(found, page)
  }

  async function listHead({ page: end }: ListParams): Promise<Metadata> {
    await requireLocale()
    const t = await getTranslations(kind.texts)
    const { by, page } = requireListEnd(end)
    const title = await pagedTitle(await listName(list, by, t('title')), page)
    const isIndexed = by === ''
    return pageMetadata({ title, description: t('description'), href: pagePath(path, page), isIndexed })
  }

  async function listPage({ page: end }: ListParams) {
    await requireLocale()
    const { by, page } = requireListEnd(end)
    const t = await getTranslations(kind.texts)
    const [found, fits] = await Promise.all([read({}, { by, page }), orMissing(listFits())])
    return (
      <CatalogueHome
        title={t('title')}
        lead={t('lead')}
        filter={panel(fits, { by, isFolded: isLookedAt({ by, page }) })}
        listTitle={t('in_stock')}
        kind={list}
        found={found}
        by={by}
        page={page}
        path={path}
      />
    )
  }

  /** Once for the head and the page. */
  const readResults = cache(async (query: string, end: string) => {
    const { by, page } = requireListEnd(end === '' ? undefined : end.split('/'))
    await requireLocale()
    const search = parse(query) ?? notFound()
    const [t, found, fits, choice] = await Promise.all([
      getTranslations(kind.resultsTexts),
      read(queryOf(search), { by, page }),
      orMissing(listFits()),
      kind.choice(search),
    ])
    const title = t('title', { choice })
    const head = await resultsHead({ kind: kind.head, choice, title, path: pathOf(search), page, found })
    return {
      search,
      found,
      fits,
      title,
      by,
      page,
      head: { ...head, isIndexed: by === '' && found.total > 0 },
    }
  })

  async function resultsHeadOf({ query, page }: ResultsParams): Promise<Metadata> {
    return pageMetadata((await readResults(query, page?.join('/') ?? '')).head)
  }

  async function resultsPage({ query, page: end }: ResultsParams) {
    const { search, found, fits, title, by, page } = await readResults(query, end?.join('/') ?? '')
    const nameOf = await facetedNames()
    const isNarrowable = found.total > 0 || by !== ''
    const shown = { kind: list, path: pathOf(search), by }
    return (
      <>
        <ResultsHeading title={nameOf(title, readFacetChoice(list, by))} count={found.total} />
        <CatalogueColumns
          filter={panel(fits, { by, search })}
          facets={
            isNarrowable &&
            found.facets && <Facets {...shown} segment={query} total={found.total} facets={found.facets} />
          }
        >
          {isNarrowable && <ListBar {...shown} facets={found.facets} />}
          {found.total > 0 && <PagedProducts {...shown} found={found} page={page} heading="h2" isInSight />}
          {found.total === 0 && by === '' && <NoFit search={search} fits={fits ?? []} />}
          {found.total === 0 && by !== '' && <NothingLeft {...shown} />}
        </CatalogueColumns>
      </>
    )
  }

  async function NoFit({ search, fits }: { search: Search; fits: readonly Fit[] }) {
    const t = await getTranslations(kind.resultsTexts)
    const nearest = kind.nearest(search, fits).slice(0, NEAREST_SHOWN)
    return (
      <NoResult
        title={t('no_result')}
        hint={t('no_result_hint')}
        nearestTitle={t('nearest')}
        nearest={await Promise.all(
          nearest.map(async (each) => ({ href: pathOf(each), name: await kind.choice(each) })),
        )}
        whole={{ href: path, name: t('all') }}
      />
    )
  }

  return { listHead, listPage, resultsHead: resultsHeadOf, resultsPage }
}
