import { boltCirclesOf } from '@bieznik/contract/catalogue/bolt-circle'
import { gtinOf } from '@bieznik/contract/catalogue/gtin'
import type { Manufacturer } from '@bieznik/contract/catalogue/manufacturer'
import type { Product } from '@bieznik/contract/catalogue/product'
import { titledSize } from '@bieznik/contract/catalogue/tire-title'
import type { JsonLdNode } from './serialize-json-ld'
import { offerJsonLd, type OfferJsonLd } from './offer-json-ld'
import { propertiesJsonLd, type PropertiesJsonLd } from './product-properties-json-ld'

interface ProductJsonLd extends JsonLdNode, PropertiesJsonLd {
  '@type': 'Product'
  '@id': string
  name: string
  description: string
  sku: string
  image: string[]
  brand?: { '@type': 'Brand'; name: string }
  size: string
  model?: string
  /** EAN-8, UPC-A, EAN-13 or GTIN-14. */
  gtin?: string
  mpn?: string
  manufacturer?: { '@type': 'Organization'; name: string; address: string; email?: string; url?: string }
  offers: OfferJsonLd
}

interface ProductPage {
  /** Addresses are absolute. */
  url: string
  images: string[]
  description: string
  /** Null: it is not stated who made it. */
  maker: Manufacturer | null
  sellerId: string
  deliveryCountries: readonly string[]
}

/** Product with its Offer (https://schema.org/Product): what it is, what it costs and whether there are any. */
export function productJsonLd(
  product: Product,
  { url, images, description, maker, sellerId, deliveryCountries }: ProductPage,
): ProductJsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.title,
    description,
    sku: String(product.id),
    image: images,
    ...brandOf(product, maker),
    size: sizeOf(product),
    ...propertiesJsonLd(product),
    ...identityOf(product, maker),
    offers: offerJsonLd(product, { url, sellerId, deliveryCountries }),
  }
}

function sizeOf(product: Product): string {
  switch (product.productType) {
    case 'Tire':
      return titledSize(product)
    case 'Wheel':
      return `${product.width}Jx${product.diameter} ${boltCirclesOf(product).join('/')}`
    case 'Spacer':
      return `${product.boltDistance}, ${product.thickness} mm`
  }
}

/** What is written on it: of a tire its mark, else that of its manufacturer, or the name of one without a mark. */
function brandOf(product: Product, maker: Manufacturer | null): Pick<ProductJsonLd, 'brand'> {
  const name = product.productType === 'Tire' ? product.manufacturer : maker?.mark || maker?.name
  return name ? { brand: { '@type': 'Brand', name } } : {}
}

/** By what it is known in trade, and who is responsible for it. */
function identityOf(
  product: Product,
  maker: Manufacturer | null,
): Pick<ProductJsonLd, 'model' | 'gtin' | 'mpn' | 'manufacturer'> {
  const { model, partNumber } = product
  const gtin = gtinOf(product)
  return {
    ...(model !== '' && { model }),
    ...(gtin !== '' && { gtin }),
    ...(partNumber !== '' && { mpn: partNumber }),
    ...(maker && { manufacturer: organizationOf(maker) }),
  }
}

function organizationOf({ name, address, contact }: Manufacturer) {
  const reached = contact.startsWith('https:') ? { url: contact } : { email: contact }
  return { '@type': 'Organization' as const, name, address, ...reached }
}

/** Numbers of the trade: the weight has a property of its own, others are named as the product API names them. */
