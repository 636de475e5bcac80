import type { Product } from '@bieznik/contract/product'
import type { ReactNode } from 'react'
import { CatalogueColumns } from '@/components/catalogue/catalogue-columns'
import type { ProductPage } from '@/lib/product-api/catalogue-reads.server'
import { PagedProducts } from './paged-products'

interface CatalogueHomeProps {
  title: string
  lead: string
  filter: ReactNode
  listTitle: string
  found: ProductPage<Product>
  page: number
  /** Where the list stands, without a language prefix. */
  path: string
}

/** The way in to one kind of product: its filter and all of them, page by page. */
export function CatalogueHome({ title, lead, filter, listTitle, found, page, path }: CatalogueHomeProps) {
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
          <PagedProducts found={found} page={page} path={path} heading="h3" />
        </section>
      </CatalogueColumns>
    </>
  )
}
