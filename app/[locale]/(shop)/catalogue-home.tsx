import type { ReactNode } from 'react'
import { CatalogueColumns } from '@/components/catalogue/catalogue-columns'
import { ResultsHeading } from '@/components/catalogue/results-heading'
import type { ListKind } from '@bieznik/contract/catalogue/facets'
import { listName } from '@/lib/catalogue/list-name.server'
import type { OfferedCondition } from '@/lib/catalogue/offered-condition'
import type { FacetedPage } from '@/lib/product-api/faceted-lists.server'
import { Facets, ListBar } from './facets'
import { NothingLeft } from './nothing-left'
import { PagedProducts } from './paged-products'

interface ListProps {
  kind: ListKind
  found: FacetedPage
  /** By what the list is narrowed, the query of its address. */
  by: string
  page: number
  /** Where the list stands, without a language prefix. */
  path: string
  /** Of all tires. */
  condition?: OfferedCondition
}

interface CatalogueHomeProps extends ListProps {
  title: string
  lead: string
  filter: ReactNode
  listTitle: string
}

/** The way in to one kind of product: its filter and all of them, page by page. Narrowed, it is named by what was chosen. */
export async function CatalogueHome({ title, lead, filter, listTitle, ...list }: CatalogueHomeProps) {
  const { kind, found, by } = list
  if (by !== '')
    return (
      <>
        <ResultsHeading title={await listName(kind, by, title)} count={found.total} />
        <CatalogueColumns
          filter={filter}
          facets={found.facets && <Facets {...list} segment="" total={found.total} facets={found.facets} />}
        >
          <ListOfKind {...list} heading="h2" />
        </CatalogueColumns>
      </>
    )
  return (
    <>
      <header className="flex flex-col gap-2">
        <h1 className="text-3xl font-semibold">{title}</h1>
        <p className="max-w-prose text-quiet">{lead}</p>
      </header>
      <CatalogueColumns filter={filter}>
        <section aria-labelledby="products" className="flex flex-col gap-4">
          <h2 id="products" className="text-xl font-semibold">
            {listTitle}
          </h2>
          <ListOfKind {...list} heading="h3" />
        </section>
      </CatalogueColumns>
    </>
  )
}

interface ListOfKindProps extends ListProps {
  heading: 'h2' | 'h3'
  /** The home page has no room for the order, and says itself how tires are made. */
  isHome?: boolean
}

/** A page of the list of a kind, with what leads to its facets and its order above it. */
export function ListOfKind({
  kind,
  found,
  by,
  page,
  path,
  condition,
  heading,
  isHome = false,
}: ListOfKindProps) {
  return (
    <>
      <ListBar kind={kind} path={path} by={by} facets={found.facets} hasOrder={!isHome} />
      {found.total > 0 ? (
        <PagedProducts
          found={found}
          page={page}
          path={path}
          kind={isHome ? undefined : kind}
          by={by}
          heading={heading}
          isInSight={by !== ''}
          isHome={isHome}
          condition={by === '' ? condition : undefined}
        />
      ) : (
        <NothingLeft kind={kind} by={by} />
      )}
    </>
  )
}
