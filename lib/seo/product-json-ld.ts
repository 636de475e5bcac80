import { plnFromGrosze } from '@bieznik/contract/grosze'
import type { Product } from '@bieznik/contract/product'
import { titledSize } from '@bieznik/contract/tire-title'
import { offerTerms } from './offer-terms'
import type { JsonLdNode } from './serialize-json-ld'

type Condition = 'NewCondition' | 'RefurbishedCondition'
type Availability = 'InStock' | 'OutOfStock' | 'Discontinued'

type OfferJsonLd = ReturnType<typeof offerTerms> & {
  '@type': 'Offer'
  url: string
  priceCurrency: 'PLN'
  /** PLN with two decimals and a point. */
  price: string
  availability: `https://schema.org/${Availability}`
  itemCondition: `https://schema.org/${Condition}`
  seller: { '@id': string }
}

interface ProductJsonLd extends JsonLdNode {
  '@type': 'Product'
  '@id': string
  name: string
  description: string
  sku: string
  image: string[]
  brand?: { '@type': 'Brand'; name: string }
  size?: string
  color?: string
  material?: string
  offers: OfferJsonLd
}

interface ProductPage {
  /** Addresses are absolute. */
  url: string
  images: string[]
  description: string
  sellerId: string
  deliveryCountries: readonly string[]
}

/** Product with its Offer (https://schema.org/Product): what it is, what it costs and whether there are any. */
export function productJsonLd(
  product: Product,
  { url, images, description, sellerId, deliveryCountries }: ProductPage,
): ProductJsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.title,
    description,
    sku: String(product.id),
    image: images,
    ...detailsOf(product),
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: 'PLN',
      price: plnFromGrosze(product.price).toFixed(2),
      availability: `https://schema.org/${availabilityOf(product)}`,
      itemCondition: `https://schema.org/${conditionOf(product)}`,
      seller: { '@id': sellerId },
      ...offerTerms(deliveryCountries),
    },
  }
}

/** Who made them is known of tires alone. */
function detailsOf(product: Product) {
  switch (product.productType) {
    case 'Tire':
      return {
        brand: { '@type': 'Brand' as const, name: product.manufacturer },
        size: titledSize(product),
      }
    case 'Wheel':
      return {
        size: `${product.width}Jx${product.diameter} ${product.boltSpacing}`,
        color: product.color,
        material: product.material,
      }
    case 'Spacer':
      return { size: `${product.boltDistance}, ${product.thickness} mm` }
  }
}

function availabilityOf({ inArchive, quantityInStock }: Product): Availability {
  if (inArchive) return 'Discontinued'
  return quantityInStock > 0 ? 'InStock' : 'OutOfStock'
}

/** The tires are retreaded, everything else is new. */
function conditionOf({ productType }: Product): Condition {
  return productType === 'Tire' ? 'RefurbishedCondition' : 'NewCondition'
}
