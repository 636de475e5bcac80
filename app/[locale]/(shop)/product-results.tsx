import { MAX_PAGE_SIZE } from '@bieznik/contract/catalogue-query'
import type { Product } from '@bieznik/contract/product'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { ProductPage } from '@/lib/product-api/catalogue-reads.server'
import { ProductList } from './product-list'

/** What a search shows at most; whoever finds more had better ask more closely. */
export const RESULTS_SIZE = MAX_PAGE_SIZE

interface ProductResultsProps {
  found: ProductPage<Product>
  /** What stands there when nothing was found. */
  empty: ReactNode
}

export function ProductResults({ found: { products, total }, empty }: ProductResultsProps) {
  const t = useTranslations('catalogue')
  if (products.length === 0) return empty
  return (
    <div className="flex flex-col gap-4">
      <ProductList products={products} heading="h2" />
      {total > products.length && (
        <p className="text-quiet">{t('shown_of', { shown: products.length, total })}</p>
      )}
    </div>
  )
}
