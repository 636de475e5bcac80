import {
  LIST_TAGS,
  MANUFACTURERS_TAG,
  NEWS_TAG,
  productTag,
  SEARCH_WORDS_TAG,
} from '@bieznik/contract/platform/cache-tags'
import type { ProductType } from '@bieznik/contract/catalogue/product'
import { STOCK_SHOWN_UP_TO } from '@bieznik/contract/catalogue/stock'
import type { StockChange } from '../../catalogue/products/stock-keeper.ts'

export { MANUFACTURERS_TAG, NEWS_TAG, SEARCH_WORDS_TAG }

/** The cache tags of pages that show one of these products, or may do so now: its own page and the lists of its kind. */
export function tagsOfProducts(products: readonly { id: number; productType: ProductType }[]): string[] {
  return [...new Set(products.flatMap(({ id, productType }) => [productTag(id), LIST_TAGS[productType]]))]
}

/**
 * The cache tags of pages that say something else of the stock than before. Which products a list shows does not depend on it,
 * so of lists only those are concerned on which these products stand, and they carry the products' own tags. Above
 * `STOCK_SHOWN_UP_TO` pieces no page says how many there are (D16), so an order of what there is plenty of concerns none.
 */
export function tagsOfStock(changes: readonly StockChange[]): string[] {
  return changes
    .filter(({ product, change }) => {
      const least = Math.min(product.quantityInStock, product.quantityInStock + change)
      return least <= STOCK_SHOWN_UP_TO
    })
    .map(({ product }) => productTag(product.id))
}
