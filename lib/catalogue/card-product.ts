import type { Grosze } from '@bieznik/contract/grosze'
import type { Language } from '@bieznik/contract/language'
import type { Product, ProductCore } from '@bieznik/contract/product'
import { textLanguage } from '@bieznik/contract/text-language'
import type { Drawn } from '@/lib/drawings/drawing-address'

/** What a card shows of a product. */
export type CardProduct = Omit<ProductCore, 'productType' | 'inArchive' | 'reduction'> & {
  /** Of the thirty days before a reduction. */
  lowestPrice?: Grosze
  /** What tells it from others at a glance. */
  facts?: string
  /** A tire that is not retreaded. */
  isNew?: true
  /** Of the title, when it is not the language of the page. */
  titleLanguage?: Language
} & Drawn

/** A list carries its products to the browser, so it leaves out what no card shows. */
export function toCardProduct(product: Product, facts = ''): CardProduct {
  const { id, title, price, reduction, quantityInStock, url, rating } = product
  const titleLanguage = textLanguage(product, 'title')
  return {
    id,
    title,
    ...(titleLanguage && { titleLanguage }),
    price,
    ...(reduction && { lowestPrice: reduction.lowestPrice }),
    quantityInStock,
    url,
    ...(rating && { rating }),
    ...(facts && { facts }),
    ...(product.productType === 'Tire' && product.isRetreaded === false && { isNew: true as const }),
    ...drawnPart(product),
  }
}

function drawnPart(product: Product): Drawn {
  switch (product.productType) {
    case 'Tire': {
      const { productType, width, profile, diameter, protector } = product
      return { productType, width, profile, diameter, protector }
    }
    case 'Wheel': {
      const { productType, title, width, diameter, centralBoreDiameter, boltSpacing, typeOfWheel, color } =
        product
      return { productType, title, width, diameter, centralBoreDiameter, boltSpacing, typeOfWheel, color }
    }
    case 'Spacer': {
      const { productType, boltDistance, boltInfo, thickness } = product
      return { productType, boltDistance, boltInfo, thickness }
    }
  }
}
