import type { Product } from '@bieznik/contract/product'
import { toCardRow } from '@/lib/catalogue/card-row'
import { PAGE_SIZE } from '@/lib/catalogue/page-path'
import type { ProductPage } from '@/lib/product-api/catalogue-reads.server'
import { ListPages } from './list-pages'
import { ProductCards } from './product-cards'

interface PagedProductsProps {
  found: ProductPage<Product>
  page: number
  /** Of the whole list, without a language prefix. */
  path: string
  /** One below the heading that the list stands under. */
  heading: 'h2' | 'h3'
}

/** One page of a list of products, with the way to the others. */
export function PagedProducts({ found: { products, total }, page, path, heading }: PagedProductsProps) {
  return (
    <div className="flex flex-col gap-6">
      <ProductCards rows={products.map(toCardRow)} heading={heading} />
      <ListPages page={page} pageCount={Math.ceil(total / PAGE_SIZE)} path={path} />
    </div>
  )
}
