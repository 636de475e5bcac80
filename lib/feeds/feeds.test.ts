// @vitest-environment jsdom
import { grosze } from '@bieznik/contract/money/money'
import type { Product } from '@bieznik/contract/catalogue/product'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aLabel, aSpacer, aTire, aWheel } from '@/tests/shop-examples'
import { CENEO_FEED_END, CENEO_FEED_START, ceneoOffer } from './ceneo-feed'
import { photographOf } from './feed-product'
import { GOOGLE_FEED_END, googleFeedStart, googleItem } from './google-feed'
import { shortened } from './xml-element'

const page = 'https://shop.example/tireDetail/7?a=1&b=2'
const picture = 'https://shop.example/pictures/7.webp'
const products: readonly Product[] = [aTire(), aWheel, aSpacer]

function parse(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined()
  return document
}

const google = (product: Product, description = 'Opona na śnieg') =>
  parse(
    googleFeedStart('Bieżnik', 'https://shop.example/') +
      googleItem({ product, page, picture, description }) +
      GOOGLE_FEED_END,
  )
const ceneo = (product: Product, description = 'Opona na śnieg') =>
  parse(CENEO_FEED_START + ceneoOffer({ product, page, picture, description }) + CENEO_FEED_END)

const typed = (maxLength: number) => fc.string({ unit: 'binary', maxLength })

const textsOf = (document: Document) =>
  Object.fromEntries(
    [...(document.querySelector('item')?.children ?? [])].map(({ nodeName, textContent }) => [
      nodeName,
      textContent,
    ]),
  )

/** What the specification of Google's product data asks of each attribute. */
const RULES: Readonly<Record<string, RegExp>> = {
  'g:id': /^.{1,50}$/,
  'g:title': /^.{1,150}$/,
  'g:description': /^.{1,5000}$/,
  'g:link': /^https:\/\//,
  'g:image_link': /^https:\/\/.+\.(?:jpe?g|png|webp|gif)$/,
  'g:availability': /^(?:in_stock|out_of_stock)$/,
  'g:price': /^\d+\.\d{2} PLN$/,
  'g:condition': /^(?:new|refurbished)$/,
  'g:google_product_category': /^Vehicles & Parts > /,
}

describe('the feed for Google', () => {
  it.each(products)('has what is required of a $productType', (product) => {
    const item = textsOf(google(product))
    for (const [name, rule] of Object.entries(RULES)) expect(item[name], name).toMatch(rule)
    expect(item['g:shipping']).toBe('PL0.00 PLN')
  })

  it('calls a retreaded tire refurbished, and a new one new', () => {
    expect(textsOf(google(aTire({ isRetreaded: true })))['g:condition']).toBe('refurbished')
    expect(textsOf(google(aTire({ isRetreaded: false })))['g:condition']).toBe('new')
  })

  const reducedTo = (price: number, lowestPrice: number) => {
    const times = { startsAt: '2026-11-20T08:00:30.000Z', endsAt: '2026-12-01T22:59:59.000Z' }
    const reduction = { lowestPrice: grosze(lowestPrice), regularPrice: grosze(55_998), ...times }
    return textsOf(google(aTire({ price: grosze(price), reduction })))
  }

  it('announces a reduction against the lowest price of the thirty days before, as the page does, until it ends', () => {
    expect(reducedTo(19_950, 20_000)).toMatchObject({
      'g:price': '200.00 PLN',
      'g:sale_price': '199.50 PLN',
      'g:sale_price_effective_date': '2026-11-20T08:00Z/2026-12-01T22:59Z',
    })
  })

  it.each([
    ['raised before', 41_999, 27_999],
    ['as low before', 27_999, 27_999],
  ])('announces no reduction of a price that was %s', (_what, price, lowestPrice) => {
    const item = reducedTo(price, lowestPrice)
    expect(item['g:price']).toBe(`${(price / 100).toFixed(2)} PLN`)
    expect(Object.keys(item).filter((name) => name.startsWith('g:sale'))).toEqual([])
  })

  it('never names a price to strike through that is not the lowest of the thirty days', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 55_997 }),
        fc.integer({ min: 1, max: 99_999 }),
        (price, lowest) => {
          const item = reducedTo(price, lowest)
          const paid = item['g:sale_price'] ?? item['g:price']
          expect(paid).toBe(`${(price / 100).toFixed(2)} PLN`)
          expect(item['g:price']).toBe(`${(Math.max(price, lowest) / 100).toFixed(2)} PLN`)
        },
      ),
    ))

  it('says where a new tire is registered, so that its class is shown, and nothing so of a retread', () => {
    const of = (tire: Product) => google(tire).querySelector('certification')?.textContent
    expect(of(aTire(aLabel))).toBe('ECEPREL381667')
    expect(of(aTire({ ...aLabel, isRetreaded: true }))).toBeUndefined()
    expect(of(aTire({ isRetreaded: false }))).toBeUndefined()
  })

  it('leaves out a product without a photograph', () => {
    expect(googleItem({ product: aTire(), page, picture: null, description: 'x' })).toBe('')
  })

  it('says which identifiers there are, or that there are none', () => {
    expect(textsOf(google(aTire({ ean: '5901234123457' })))).toMatchObject({ 'g:gtin': '5901234123457' })
    expect(textsOf(google(aTire({ ean: '', partNumber: 'N-195' })))).not.toHaveProperty('g:identifier_exists')
    expect(textsOf(google(aTire({ ean: '', partNumber: '' })))['g:identifier_exists']).toBe('no')
  })

  it('is well-formed whatever staff have typed', () =>
    fc.assert(
      fc.property(typed(300), typed(6_000), (title, description) => {
        const item = textsOf(google(aTire({ title: `x${title}` }), `x${description}`))
        expect(item['g:title']?.length).toBeLessThanOrEqual(150)
        expect(item['g:description']?.length).toBeLessThanOrEqual(5_000)
      }),
    ))
})

describe('the file for Ceneo', () => {
  it.each(products)('offers a $productType with its price, stock and attributes', (product) => {
    const offer = ceneo({ ...product, quantityInStock: 6 }).querySelector('o')
    expect(offer?.getAttribute('url')).toBe(page)
    expect(offer?.getAttribute('price')).toMatch(/^\d+\.\d{2}$/)
    expect(offer?.getAttribute('stock')).toBe('6')
    expect(offer?.querySelector('name')?.textContent).toBe(product.title)
    expect(offer?.querySelector('main')?.getAttribute('url')).toBe(picture)
    expect(offer?.querySelectorAll('attrs > a').length).toBeGreaterThan(1)
  })

  it('names the season of a tire', () => {
    expect(
      ceneo(aTire({ season: 'allseason', quantityInStock: 1 })).querySelector('[name=Sezon]')?.textContent,
    ).toBe('całoroczna')
  })

  it('leaves out a product without a photograph', () => {
    const product = aTire({ quantityInStock: 1 })
    expect(ceneoOffer({ product, page, picture: null, description: 'x' })).toBe('')
  })

  it.each([
    [true, 'bieżnikowana'],
    [false, 'nowa'],
  ])('says whether a tire is a retread: %s', (isRetreaded, state) => {
    const offer = ceneo(aTire({ isRetreaded, quantityInStock: 1 }))
    expect(offer.querySelector('[name=Stan]')?.textContent).toBe(state)
  })

  it('says what the label of a new tire says', () => {
    const valueOf = (name: string, tire: Product) =>
      ceneo({ ...tire, quantityInStock: 1 }).querySelector(`[name="${name}"]`)?.textContent
    expect(valueOf('Klasa efektywności paliwowej', aTire(aLabel))).toBe('C')
    expect(valueOf('Hałas (dB)', aTire(aLabel))).toBe('71')
    expect(valueOf('Hałas (dB)', aTire({ ...aLabel, isRetreaded: true }))).toBeUndefined()
  })

  it('leaves out what is sold out', () => {
    expect(ceneo(aTire({ quantityInStock: 0 })).querySelector('o')).toBeNull()
  })

  it('is well-formed whatever staff have typed', () =>
    fc.assert(
      fc.property(typed(300), (text) => {
        const tire = aTire({ title: `x${text}`, manufacturer: text, quantityInStock: 1 })
        expect(ceneo(tire, text).querySelector('o')).not.toBeNull()
      }),
    ))
})

it('a text is cut at a word, and within no character', () => {
  expect(shortened('opona bieżnikowana całoroczna', 20)).toBe('opona bieżnikowana…')
  expect(shortened(`${'a'.repeat(18)}🛞🛞`, 20)).toBe(`${'a'.repeat(18)}…`)
})

it('a drawing is no photograph', () => {
  expect(photographOf(aTire({ url: '/pictures/3f.webp' }))).toBe('/pictures/3f.webp')
  expect(photographOf(aTire({ url: '/drawings/tire-1.svg' }))).toBeNull()
  expect(photographOf(aTire({ url: null }))).toBeNull()
})
