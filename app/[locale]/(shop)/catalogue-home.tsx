import type { ReactNode } from 'react'
import { CatalogueColumns } from '@/components/catalogue/catalogue-columns'
import type { ListKind } from '@bieznik/contract/facets'
import type { NarrowedPage } from '@/lib/product-api/narrowed.server'
import { Facets } from './facets'
import { NothingLeft } from './nothing-left'
import { PagedProducts } from './paged-products'

interface CatalogueHomeProps {
  title: string
  lead: string
  filter: ReactNode
  listTitle: string
  /** Further ways in, above the list. */
  ways?: ReactNode
  kind: ListKind
  found: NarrowedPage
  /** By what the list is narrowed, the query of its address. */
  by: string
  page: number
  /** Where the list stands, without a language prefix. */
  path: string
}

/** The way in to one kind of product: its filter and all of them, page by page. */
export function CatalogueHome({
  title,
  lead,
  filter,
  listTitle,
  ways,
  kind,
  found,
  by,
  page,
  path,
}: CatalogueHomeProps) {
  return (
    <>
      <header className="flex flex-col gap-2">
        <h1 className="text-3xl font-semibold">{title}</h1>
        <p className="max-w-prose text-quiet">{lead}</p>
      </header>
      <CatalogueColumns filter={filter}>
        <section aria-labelledby="products" className="flex flex-col gap-4">
          {ways}
          <h2 id="products" className="text-xl font-semibold">
            {listTitle}
          </h2>
          <Facets kind={kind} path={path} segment="" by={by} total={found.total} facets={found.facets} />
          {found.total > 0 ? (
            <PagedProducts found={found} page={page} path={path} by={by} heading="h3" />
          ) : (
            <NothingLeft />
          )}
        </section>
      </CatalogueColumns>
    </>
  )
}
