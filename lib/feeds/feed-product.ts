import { PHOTOGRAPH } from '@bieznik/contract/catalogue/photograph'
import type { Product } from '@bieznik/contract/catalogue/product'

/** What both feeds say of a product; addresses are absolute. */
export interface FeedProduct {
  product: Product
  page: string
  /** A photograph; null: there is none. */
  picture: string | null
  description: string
}

const photograph = new RegExp(PHOTOGRAPH, 'i')

/** The main picture where it is one that both readers take; null: there is none. */
export const photographOf = ({ url }: Product): string | null =>
  url !== null && photograph.test(url) ? url : null

/** The mark: of a tire on its sidewall, else that of the maker; empty: it is not known. */
export function brandOf(product: Product): string {
  return product.productType === 'Tire' ? product.manufacturer : (product.maker ?? '')
}
