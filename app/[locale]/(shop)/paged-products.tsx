import type { Product } from '@bieznik/contract/product'
import { toCardRow } from '@/lib/catalogue/card-row'
import { PAGE_SIZE } from '@/lib/catalogue/page-path'
import { ClientMessages } from '@/lib/i18n/client-messages'
import type { ProductPage } from '@/lib/product-api/catalogue-reads.server'
import { ListPages } from './list-pages'
import { ProductCards } from './product-cards'
import { drawingMessages } from './product-messages'

interface PagedProductsProps {
  found: ProductPage<Product>
  page: number
  /** Of the whole list, without a language prefix. */
  path: string
  /** One below the heading that the list stands under. */
  heading: 'h2' | 'h3'
}

const LIST_MESSAGES = [
  'catalogue.price',
  'catalogue.stock_label',
  'catalogue.stock_many',
  'catalogue.stock_count',
  'catalogue.stock_none',
  'ui.pages',
  'ui.page',
  'ui.previous_page',
  'ui.next_page',
] as const

/** One page of a list of products, with the way to the others. */
export function PagedProducts({ found: { products, total }, page, path, heading }: PagedProductsProps) {
  const kinds = [...new Set(products.map(({ productType }) => productType))]
  return (
    <div className="flex flex-col gap-6">
      <ClientMessages namespaces={[...LIST_MESSAGES, ...kinds.map((kind) => drawingMessages[kind])]}>
        <ProductCards rows={products.map(toCardRow)} heading={heading} />
        <ListPages page={page} pageCount={Math.ceil(total / PAGE_SIZE)} path={path} />
      </ClientMessages>
    </div>
  )
}
