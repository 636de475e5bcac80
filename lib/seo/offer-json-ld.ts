import { dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import { plnFromGrosze } from '@bieznik/contract/money/grosze'
import { isRetread } from '@bieznik/contract/catalogue/is-retread'
import { priceBeforeReduction } from '@bieznik/contract/catalogue/lowest-price'
import type { Product } from '@bieznik/contract/catalogue/product'
import { offerTerms } from './offer-terms'

type Condition = 'NewCondition' | 'RefurbishedCondition'
type Availability = 'InStock' | 'OutOfStock' | 'Discontinued'

export type OfferJsonLd = ReturnType<typeof offerTerms> & {
  '@type': 'Offer'
  url: string
  priceCurrency: 'PLN'
  /** PLN with two decimals and a point. */
  price: string
  availability: `https://schema.org/${Availability}`
  itemCondition: `https://schema.org/${Condition}`
  seller: { '@id': string }
  /** While a reduction is in force, its last day in Poland, as `YYYY-MM-DD`. */
  priceValidUntil?: string
  /** Beside a reduced price: the one to strike through, which is the lowest of the thirty days before. */
  priceSpecification?: {
    '@type': 'UnitPriceSpecification'
    priceType: 'https://schema.org/StrikethroughPrice'
    price: string
    priceCurrency: 'PLN'
  }
}

interface OfferPage {
  /** Of the product, absolute. */
  url: string
  sellerId: string
  deliveryCountries: readonly string[]
}

/** What a product costs, whether there are any, and on which terms (https://schema.org/Offer). */
export function offerJsonLd(product: Product, { url, sellerId, deliveryCountries }: OfferPage): OfferJsonLd {
  return {
    '@type': 'Offer',
    url,
    priceCurrency: 'PLN',
    price: plnFromGrosze(product.price).toFixed(2),
    ...struckThrough(product),
    ...endOfPrice(product),
    availability: `https://schema.org/${availabilityOf(product)}`,
    itemCondition: `https://schema.org/${conditionOf(product)}`,
    seller: { '@id': sellerId },
    ...offerTerms(deliveryCountries),
  }
}

function struckThrough(product: Product): Pick<OfferJsonLd, 'priceSpecification'> {
  const before = priceBeforeReduction(product)
  if (before === null) return {}
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/StrikethroughPrice',
      price: plnFromGrosze(before).toFixed(2),
      priceCurrency: 'PLN',
    },
  }
}

/** A reduction ends before the day that begins at its end. */
function endOfPrice({ reduction }: Product): Pick<OfferJsonLd, 'priceValidUntil'> {
  if (!reduction?.endsAt) return {}
  return { priceValidUntil: dayInWarsaw(new Date(Date.parse(reduction.endsAt) - 1)) }
}

function availabilityOf({ inArchive, quantityInStock }: Product): Availability {
  if (inArchive) return 'Discontinued'
  return quantityInStock > 0 ? 'InStock' : 'OutOfStock'
}

function conditionOf(product: Product): Condition {
  return isRetread(product) ? 'RefurbishedCondition' : 'NewCondition'
}
