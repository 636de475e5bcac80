import type { Product } from '@bieznik/contract/product'
import { Pagination } from '@/components/ui/pagination'
import { PAGE_SIZE, pagePath } from '@/lib/catalogue/page-path'
import type { ProductPage } from '@/lib/product-api/catalogue-reads.server'
import { ProductList } from './product-list'

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
      <ProductList products={products} heading={heading} />
      <Pagination
        page={page}
        pageCount={Math.ceil(total / PAGE_SIZE)}
        hrefFor={(other) => pagePath(path, other)}
      />
    </div>
  )
}
