import type { Product } from '@bieznik/contract/product'
import type { ReactNode } from 'react'
import { CatalogueColumns } from '@/components/catalogue/catalogue-columns'
import { ProductList } from './product-list'

/** How many products the first page of a kind shows. */
export const HOME_SIZE = 24

interface CatalogueHomeProps {
  title: string
  lead: string
  filter: ReactNode
  listTitle: string
  products: readonly Product[]
}

/** The way in to one kind of product: its filter and the first of them. */
export function CatalogueHome({ title, lead, filter, listTitle, products }: CatalogueHomeProps) {
  return (
    <>
      <header className="flex flex-col gap-2">
        <h1 className="text-3xl font-semibold text-balance">{title}</h1>
        <p className="max-w-prose text-quiet">{lead}</p>
      </header>
      <CatalogueColumns filter={filter}>
        <section aria-labelledby="products" className="flex flex-col gap-4">
          <h2 id="products" className="text-xl font-semibold">
            {listTitle}
          </h2>
          <ProductList products={products} heading="h3" />
        </section>
      </CatalogueColumns>
    </>
  )
}
