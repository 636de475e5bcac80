import { boltCirclesOf } from '@bieznik/contract/catalogue/bolt-circle'
import { plnFromGrosze } from '@bieznik/contract/money/grosze'
import { gtinOf } from '@bieznik/contract/catalogue/gtin'
import type { Product } from '@bieznik/contract/catalogue/product'
import { escapeMarkup } from '@bieznik/backend-kit/escape-markup'
import { brandOf, type FeedProduct } from './feed-product'
import { element, shortened } from './xml-element'

/* Offer file of Ceneo: `offers` of `o`, attributes by name. Ceneo publishes no schema; these are the fields that its guide for shops names. */

/** Days until an order leaves, as Ceneo counts them: up to three. */
const SENT_WITHIN_THREE_DAYS = 3

const MAX_NAME = 150
const MAX_DESCRIPTION = 5_000

/** The category of each kind in the shop; Ceneo joins it to its own. */
const CATEGORIES = { Tire: 'Opony', Wheel: 'Felgi', Spacer: 'Dystanse do kół' } as const

const SEASONS = { summer: 'letnia', winter: 'zimowa', allseason: 'całoroczna' } as const

export const CENEO_FEED_START = '<?xml version="1.0" encoding="UTF-8"?>\n<offers version="1">\n'
export const CENEO_FEED_END = '</offers>\n'

type Attributes = readonly (readonly [name: string, value: string | number | null | undefined])[]

function attributesOf(product: Product): Attributes {
  switch (product.productType) {
    case 'Tire':
      return [
        ['Model', product.protector],
        ['Szerokość', product.width],
        ['Profil', product.profile],
        ['Średnica', product.diameter],
        ['Indeks nośności', product.loadIndex],
        ['Indeks prędkości', /[A-Z]\d?$/.exec(product.icVc)?.[0]],
        ['Sezon', SEASONS[product.season]],
        ['Klasa efektywności paliwowej', product.isRetreaded ? '' : product.fuelClass],
        ['Przyczepność na mokrej nawierzchni', product.isRetreaded ? '' : product.wetGrip],
        ['Hałas (dB)', product.isRetreaded ? null : product.noise],
        ['Stan', product.isRetreaded ? 'bieżnikowana' : 'nowa'],
      ]
    case 'Wheel':
      return [
        ['Szerokość', product.width],
        ['Średnica', product.diameter],
        ['Rozstaw śrub', boltCirclesOf(product).join(', ')],
        ['Otwór centrujący', product.centralBoreDiameter],
        ['ET', product.et],
        ['Kolor', product.color],
      ]
    case 'Spacer':
      return [
        ['Rozstaw śrub', product.boltDistance],
        ['Grubość', product.thickness],
      ]
  }
}

function attribute([name, value]: Attributes[number]): string {
  const text = value === null || value === undefined ? '' : shortened(String(value), 255)
  return text === '' ? '' : `<a name="${escapeMarkup(name)}">${escapeMarkup(text)}</a>`
}

/** An offer; empty when nothing is in stock, since the file holds what can be bought, or when there is no photograph. */
export function ceneoOffer({ product, page, picture, description }: FeedProduct): string {
  if (product.quantityInStock === 0 || picture === null) return ''
  const { id, price, quantityInStock: stock, weight, partNumber } = product
  const facts = Object.entries({
    id: String(id),
    url: page,
    price: plnFromGrosze(price).toFixed(2),
    avail: String(SENT_WITHIN_THREE_DAYS),
    stock: String(stock),
    ...(typeof weight === 'number' && { weight: String(weight) }),
  })
  const attributes: Attributes = [
    ['Producent', brandOf(product)],
    ['Kod_producenta', partNumber],
    ['EAN', gtinOf(product)],
    ...attributesOf(product),
  ]
  return `<o ${facts.map(([name, value]) => `${name}="${escapeMarkup(value)}"`).join(' ')}>${[
    element('cat', CATEGORIES[product.productType]),
    element('name', shortened(product.title, MAX_NAME)),
    `<imgs><main url="${escapeMarkup(picture)}"/></imgs>`,
    element('desc', shortened(description, MAX_DESCRIPTION)),
    `<attrs>${attributes.map(attribute).join('')}</attrs>`,
  ].join('')}</o>\n`
}
