import { boltCirclesOf } from '@bieznik/contract/catalogue/bolt-circle'
import { dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import { plnFromGrosze } from '@bieznik/contract/money/grosze'
import { gtinOf } from '@bieznik/contract/catalogue/gtin'
import { isRetread } from '@bieznik/contract/catalogue/is-retread'
import { priceBeforeReduction } from '@bieznik/contract/catalogue/lowest-price'
import type { Manufacturer } from '@bieznik/contract/catalogue/manufacturer'
import type { Product } from '@bieznik/contract/catalogue/product'
import { listFields } from '@bieznik/contract/catalogue/product-fields'
import { tireLabel, type TireLabel } from '@bieznik/contract/catalogue/tire-label'
import { titledSize } from '@bieznik/contract/catalogue/tire-title'
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

/** `unitCode` is that of UN/CEFACT: kg, mm, km/h or dB. */
interface QuantityJsonLd<Type extends string> {
  '@type': Type
  value: number
  unitCode: 'KGM' | 'MMT' | 'KMH' | '2N'
}

/** A letter of a tire's label. */
interface ClassJsonLd {
  '@type': 'PropertyValue'
  value: string
}

/** Where a tire is registered with its label, as Google reads it (https://developers.google.com/search/docs/appearance/structured-data/merchant-listing). */
interface CertificationJsonLd {
  '@type': 'Certification'
  issuedBy: { '@type': 'Organization'; name: 'European_Commission' }
  name: 'EPREL'
  certificationIdentification: string
}

interface ProductJsonLd extends JsonLdNode {
  '@type': 'Product'
  '@id': string
  name: string
  description: string
  sku: string
  image: string[]
  brand?: { '@type': 'Brand'; name: string }
  size: string
  color?: string
  material?: string
  model?: string
  /** EAN-8, UPC-A, EAN-13 or GTIN-14. */
  gtin?: string
  mpn?: string
  weight?: QuantityJsonLd<'QuantitativeValue'>
  additionalProperty?: ((QuantityJsonLd<'PropertyValue'> | ClassJsonLd) & { name: string })[]
  hasCertification?: CertificationJsonLd
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
    ...propertiesOf(product),
    ...numbersOf(product),
    ...certificationOf(product),
    ...identityOf(product, maker),
    offers: {
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
    },
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
function numbersOf(product: Product): Pick<ProductJsonLd, 'weight' | 'additionalProperty'> {
  const { weight } = product
  const known = tradeNumbers(product).flatMap(({ name, value, unitCode }) =>
    typeof value === 'number' ? [{ '@type': 'PropertyValue' as const, name, value, unitCode }] : [],
  )
  const properties = [...known, ...labelClasses(product)]
  return {
    ...(typeof weight === 'number' && {
      weight: { '@type': 'QuantitativeValue', value: weight, unitCode: 'KGM' },
    }),
    ...(properties.length > 0 && { additionalProperty: properties }),
  }
}

const labelOf = (product: Product): TireLabel | null =>
  product.productType === 'Tire' ? tireLabel(product) : null

function labelClasses(product: Product): NonNullable<ProductJsonLd['additionalProperty']> {
  const { fuelClass = '', wetGrip = '', noiseClass = '' } = labelOf(product) ?? {}
  return Object.entries({ fuelClass, wetGrip, noiseClass }).flatMap(([name, value]) =>
    value === '' ? [] : [{ '@type': 'PropertyValue' as const, name, value }],
  )
}

function certificationOf(product: Product): Pick<ProductJsonLd, 'hasCertification'> {
  const eprel = labelOf(product)?.eprel ?? ''
  if (eprel === '') return {}
  return {
    hasCertification: {
      '@type': 'Certification',
      issuedBy: { '@type': 'Organization', name: 'European_Commission' },
      name: 'EPREL',
      certificationIdentification: eprel,
    },
  }
}

interface TradeNumber {
  name: string
  value: number | null | undefined
  unitCode: QuantityJsonLd<string>['unitCode']
}

function tradeNumbers(product: Product): readonly TradeNumber[] {
  switch (product.productType) {
    case 'Tire':
      // What it carries and how fast it goes stands in the title, and each number here costs the document of every tire.
      return [{ name: 'noise', value: labelOf(product)?.noise, unitCode: '2N' }]
    case 'Wheel':
      return [
        { name: 'et', value: product.et, unitCode: 'MMT' },
        { name: 'centralBoreDiameter', value: product.centralBoreDiameter, unitCode: 'MMT' },
        { name: 'maxLoad', value: product.maxLoad, unitCode: 'KGM' },
      ]
    case 'Spacer':
      return [
        { name: 'boreHub', value: product.boreHub, unitCode: 'MMT' },
        { name: 'boreWheel', value: product.boreWheel, unitCode: 'MMT' },
      ]
  }
}

/** Fields that schema.org has a property for. */
function propertiesOf(product: Product): Partial<Record<'color' | 'material', string>> {
  const values: Readonly<Record<string, unknown>> = product
  return Object.fromEntries(
    listFields(product.productType).flatMap(({ name, property }) => {
      const value = values[name]
      const isSaid = typeof value === 'number' || (typeof value === 'string' && value !== '')
      return property && isSaid ? [[property, String(value)]] : []
    }),
  )
}

function availabilityOf({ inArchive, quantityInStock }: Product): Availability {
  if (inArchive) return 'Discontinued'
  return quantityInStock > 0 ? 'InStock' : 'OutOfStock'
}

function conditionOf(product: Product): Condition {
  return isRetread(product) ? 'RefurbishedCondition' : 'NewCondition'
}
