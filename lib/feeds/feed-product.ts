import type { Product } from '@bieznik/contract/product'

/** What both feeds say of a product; addresses are absolute. */
export interface FeedProduct {
  product: Product
  page: string
  /** A photograph; null: there is none. */
  picture: string | null
  description: string
}

/** Kinds of pictures that both readers take. */
const PHOTOGRAPH = /\.(?:jpe?g|png|webp|gif)$/i

/** The main picture where it is one that both readers take; they take no vector drawings. */
export function photographOf({ url }: Product): string | null {
  return url !== null && PHOTOGRAPH.test(url.split('?', 1)[0] ?? '') ? url : null
}

/** The mark: of a tire on its sidewall, else that of the maker; empty: it is not known. */
export function brandOf(product: Product): string {
  return product.productType === 'Tire' ? product.manufacturer : (product.maker ?? '')
}

export function isRetreaded(product: Product): boolean {
  return product.productType === 'Tire' && product.isRetreaded !== false
}
