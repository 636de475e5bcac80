import type { ProductType } from '@bieznik/contract/product'

const listTags: Record<ProductType, string> = { Tire: 'tires', Wheel: 'wheels', Spacer: 'spacers' }

/** The cache tag of every page that shows news. */
export const NEWS_TAG = 'news'

/** The cache tags of pages that show one of these products: its own page and the lists of its kind. */
export function tagsOfProducts(products: readonly { id: number; productType: ProductType }[]): string[] {
  return [...new Set(products.flatMap(({ id, productType }) => [`product:${id}`, listTags[productType]]))]
}
