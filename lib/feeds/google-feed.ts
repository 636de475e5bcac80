import { plnFromGrosze, type Grosze } from '@bieznik/contract/money/grosze'
import { gtinOf } from '@bieznik/contract/catalogue/gtin'
import { isRetread } from '@bieznik/contract/catalogue/is-retread'
import { priceBeforeReduction } from '@bieznik/contract/catalogue/lowest-price'
import type { Product, ProductType } from '@bieznik/contract/catalogue/product'
import { tireLabel } from '@bieznik/contract/catalogue/tire-label'
import { escapeMarkup } from '@bieznik/backend-kit/escape-markup'
import { brandOf, type FeedProduct } from './feed-product'
import { element, shortened } from './xml-element'

/*
 * Google Merchant Center: RSS 2.0 with the `g` namespace. Names, limits and values are those of its product data specification
 * (https://support.google.com/merchants/answer/7052112).
 */

const MAX_TITLE = 150
const MAX_DESCRIPTION = 5_000

const WHEEL_SYSTEMS =
  'Vehicles & Parts > Vehicle Parts & Accessories > Motor Vehicle Parts > Motor Vehicle Wheel Systems'

/** Of Google's product taxonomy, in English as its values are. */
const CATEGORIES: Readonly<Record<ProductType, string>> = {
  Tire: `${WHEEL_SYSTEMS} > Motor Vehicle Tires`,
  Wheel: `${WHEEL_SYSTEMS} > Motor Vehicle Rims & Wheels`,
  Spacer: `${WHEEL_SYSTEMS} > Motor Vehicle Wheel Parts`,
}

export const googleFeedStart = (name: string, address: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n` +
  `<title>${escapeMarkup(name)}</title>\n<link>${escapeMarkup(address)}</link>\n<description>${escapeMarkup(name)}</description>\n`

export const GOOGLE_FEED_END = '</channel>\n</rss>\n'

const priceText = (price: Grosze): string => `${plnFromGrosze(price).toFixed(2)} PLN`

function identifiersOf(product: Product): string {
  const gtin = gtinOf(product)
  const brand = shortened(brandOf(product), 70)
  const partNumber = shortened(product.partNumber, 70)
  const isIdentified = gtin !== '' || (brand !== '' && partNumber !== '')
  return (
    element('g:brand', brand) +
    element('g:gtin', gtin) +
    element('g:mpn', partNumber) +
    (isIdentified ? '' : element('g:identifier_exists', 'no'))
  )
}

/** The price, and while it is reduced the one that the page shows beside it as the price before (`contract/catalogue/lowest-price.ts`). */
function pricesOf(product: Product): string {
  const before = priceBeforeReduction(product)
  if (before === null) return element('g:price', priceText(product.price))
  return (
    element('g:price', priceText(before)) +
    element('g:sale_price', priceText(product.price)) +
    element('g:sale_price_effective_date', effectiveDates(product))
  )
}

const inMinutes = (moment: string): string => `${moment.slice(0, 'YYYY-MM-DDThh:mm'.length)}Z`

/** Beginning and end, in UTC (https://support.google.com/merchants/answer/6324460); empty: less than a minute lies between them. */
function effectiveDates({ reduction }: Product): string {
  if (!reduction?.startsAt || !reduction.endsAt) return ''
  const [from, until] = [inMinutes(reduction.startsAt), inMinutes(reduction.endsAt)]
  return from < until ? `${from}/${until}` : ''
}

/**
 * Where a tire is registered with its label: Google looks the class up there (https://support.google.com/merchants/answer/13528839). The
 * older `energy_efficiency_class` was taken until April 2025.
 */
function certificationOf(product: Product): string {
  const eprel = product.productType === 'Tire' ? (tireLabel(product)?.eprel ?? '') : ''
  if (eprel === '') return ''
  const parts = [
    element('g:certification_authority', 'EC'),
    element('g:certification_name', 'EPREL'),
    element('g:certification_code', eprel),
  ]
  return `<g:certification>${parts.join('')}</g:certification>`
}

/**
 * An item of the feed; empty without a photograph, which Google requires, and in whose place it takes no drawing and nothing with a price
 * (https://support.google.com/merchants/answer/6324350). Delivery within Poland is free, as the shop's terms say.
 */
export function googleItem({ product, page, picture, description }: FeedProduct): string {
  if (picture === null) return ''
  return `<item>${[
    element('g:id', String(product.id)),
    element('g:title', shortened(product.title, MAX_TITLE)),
    element('g:description', shortened(description, MAX_DESCRIPTION)),
    element('g:link', page),
    element('g:image_link', picture),
    element('g:availability', product.quantityInStock > 0 ? 'in_stock' : 'out_of_stock'),
    pricesOf(product),
    element('g:condition', isRetread(product) ? 'refurbished' : 'new'),
    identifiersOf(product),
    certificationOf(product),
    element('g:google_product_category', CATEGORIES[product.productType]),
    '<g:shipping><g:country>PL</g:country><g:price>0.00 PLN</g:price></g:shipping>',
  ].join('')}</item>\n`
}
