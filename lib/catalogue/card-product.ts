import type { Language } from '@bieznik/contract/language'
import { isRetread } from '@bieznik/contract/catalogue/is-retread'
import type { ListedProduct, ProductCore } from '@bieznik/contract/catalogue/product'
import { textLanguage } from '@bieznik/contract/content/text-language'
import type { Drawn } from '@/lib/drawings/drawing-address'

/** What a card shows of a product, its texts apart. */
export type CardProduct = Omit<ProductCore, 'productType' | 'inArchive' | 'reduction' | 'rating' | 'url'> & {
  /** Of its photograph; left out: it is drawn. */
  url?: string
  /** Left out: it is new, or no tire, or all of the list are. */
  isRetreaded?: true
  /** Of the title, when it is not the language of the page. */
  titleLanguage?: Language
} & Drawn

/** What the label of a new tire says, as text. */
export interface LabelTexts {
  /** A to E. */
  fuelClass: string
  /** What the arrow with this letter is called. */
  name: string
  /** `mokra nawierzchnia B · hałas 71 dB (B)` */
  words: string
  /** Where the whole label is. */
  href?: string
}

/**
 * What a card says, as text: the browser's first number takes ten milliseconds to format, and would take them while the list is hydrated.
 */
export interface CardTexts {
  /** `412,50 zł` */
  price: string
  /** What tells the product from others at a glance: `Kurier · dostawcza · 900 kg · 180 km/h`. */
  facts: string
  /** Beside a reduced price. */
  lowestPrice?: string
  /** Of a new tire. */
  label?: LabelTexts
  /** Of its opinions. */
  rating?: { average: string; count: number }
}

/**
 * A list carries its products to the browser, so it leaves out what no card shows. `isMarked`: a retread is marked as one, since its list
 * has others as well.
 */
export function toCardProduct(product: ListedProduct, { isMarked = true } = {}): CardProduct {
  const { id, title, price, quantityInStock, url } = product
  const titleLanguage = textLanguage(product, 'title')
  return {
    id,
    title,
    ...(titleLanguage && { titleLanguage }),
    price,
    quantityInStock,
    ...(url !== null && { url }),
    ...(isMarked && isRetread(product) && { isRetreaded: true as const }),
    ...drawnPart(product),
  }
}

function drawnPart(product: ListedProduct): Drawn {
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
