import type { TireSizeOnSale } from '@bieznik/contract/catalogue/on-sale'
import { readFacetChoice, type FacetChoice } from '@bieznik/contract/catalogue/facet-choice'
import { formatTireSize } from '@bieznik/contract/catalogue/tire-size'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { CatalogueColumns } from '@/components/catalogue/catalogue-columns'
import { ResultsHeading } from '@/components/catalogue/results-heading'
import { SizeFacts } from '@/components/catalogue/size-facts'
import { facetedNames } from '@/lib/catalogue/list-name.server'
import { PAGE_SIZE } from '@/lib/catalogue/page-path'
import { parseTypedSize } from '@/lib/catalogue/parse-typed-size'
import { tireQuery } from '@/lib/catalogue/query-of-list'
import { parseTireSearch, type TireSearch } from '@/lib/catalogue/tire-filter-segment'
import { tireSearchPath } from '@/lib/catalogue/tire-size-path'
import { requireLocale } from '@/lib/i18n/locale.server'
import { orMissing } from '@/lib/product-api/catalogue-reads.server'
import { listFaceted, type FacetedPage } from '@/lib/product-api/faceted-lists.server'
import { listTireSizes } from '@/lib/product-api/on-sale.server'
import { pageMetadata } from '@/lib/seo/page-head.server'
import { sizeHead } from '@/lib/seo/size-head.server'
import { Facets, ListBar } from '../../../../facets'
import { NothingLeft } from '../../../../nothing-left'
import { PagedProducts } from '../../../../paged-products'
import { requireListEnd, requireProducts } from '../../../../require-page'
import { TireFilterPanel } from '../../../../tire-filter-panel'
import { NoTires } from './no-tires'
import { UnreadSize, unreadSizeHead } from './unread-size'

export const ensureStatic = 'navigation'

export function generateStaticParams() {
  return [{ query: '_', page: ['_'] }]
}

type Props = PageProps<'/[locale]/tires/filter/[query]/[[...page]]'>

export async function generateMetadata({ params }: Props) {
  const { query, page } = await params
  return pageMetadata((await readResults(query, page?.join('/') ?? '')).head)
}

/** Once for the head and the page. Nothing is looked for where what was typed as a size cannot be searched for. */
const readResults = cache(async (query: string, end: string) => {
  const { by, page } = requireListEnd(end === '' ? undefined : end.split('/'))
  const locale = await requireLocale()
  const search = parseTireSearch(query) ?? parseTypedSize(query) ?? notFound()
  const reading = orMissing(listTireSizes())
  if (typeof search === 'string')
    return { unread: search, sizes: await reading, head: await unreadSizeHead(search) }
  const list = { kind: 'tires', filter: tireQuery(search), by, page, pageSize: PAGE_SIZE } as const
  const found = requireProducts(await listFaceted(locale, list), page)
  const head = await sizeHead({ search, page, found })
  return {
    search,
    found,
    by,
    page,
    sizes: await reading,
    head: { ...head, isIndexed: by === '' && found.total > 0 },
  }
})

export default async function TireResultsPage({ params }: Props) {
  const { query, page } = await params
  const results = await readResults(query, page?.join('/') ?? '')
  return results.unread === undefined ? (
    <TireResults {...results} segment={query} />
  ) : (
    <UnreadSize text={results.unread} sizes={results.sizes} />
  )
}

interface TireResultsProps {
  search: TireSearch
  found: FacetedPage
  /** By what the list is narrowed, the query of its address. */
  by: string
  sizes: readonly TireSizeOnSale[] | null
  page: number
  /** As it stands in the address. */
  segment: string
}

async function TireResults({ search, found, by, sizes, page, segment }: TireResultsProps) {
  const [t, nameOf] = await Promise.all([getTranslations('tire_filter'), facetedNames()])
  const isNarrowable = found.total > 0 || by !== ''
  const shown = { kind: 'tires', path: tireSearchPath(search), by } as const
  const size = () => <span className="figures">{formatTireSize(search)}</span>
  return (
    <>
      <ResultsHeading
        title={t.rich('results_heading', { size })}
        narrowed={nameOf('', chosenIn(search, by))}
        count={found.total}
      />
      <CatalogueColumns
        filter={<TireFilterPanel sizes={sizes} search={search} by={by} />}
        facets={
          isNarrowable &&
          found.facets && <Facets {...shown} segment={segment} total={found.total} facets={found.facets} />
        }
      >
        {isNarrowable && <ListBar {...shown} facets={found.facets} />}
        {found.total > 0 ? (
          <PagedProducts {...shown} found={found} page={page} heading="h2" isInSight />
        ) : by === '' ? (
          <NoTires search={search} sizes={sizes ?? []} />
        ) : (
          <NothingLeft {...shown} />
        )}
      </CatalogueColumns>
      <SizeFacts size={search} sizes={sizes ?? []} />
    </>
  )
}

/** With the tread that the address names beside the size. */
function chosenIn({ protector }: TireSearch, by: string): FacetChoice {
  const facetChoice = readFacetChoice('tires', by)
  return protector ? { ...facetChoice, values: { pattern: [protector], ...facetChoice.values } } : facetChoice
}
