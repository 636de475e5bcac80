import { isGtin } from '@bieznik/contract/gtin'
import type { Product } from '@bieznik/contract/product'

/** What both feeds say of a product; addresses are absolute. */
export interface FeedProduct {
  product: Product
  page: string
  /** A photograph, else the drawn picture that links of the product are shared with. */
  picture: string
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

/** Numbers that a shop or a coupon gives itself, as GTIN-13: GS1 General Specifications, section 1.4; Google refuses them. */
const IN_A_SHOP_ALONE = /^(?:02|04|05|2|98[1-4]|99)/

/** The number of the article in trade; empty: it has none. */
export function gtinOf({ ean }: Product): string {
  if (!isGtin(ean)) return ''
  const isOwn = ean.length === 8 ? /^[02]/.test(ean) : IN_A_SHOP_ALONE.test(ean.padStart(14, '0').slice(1))
  return isOwn ? '' : ean
}

export function isRetreaded(product: Product): boolean {
  return product.productType === 'Tire' && product.isRetreaded !== false
}
