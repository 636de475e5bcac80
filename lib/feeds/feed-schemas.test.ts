import { grosze } from '@bieznik/contract/money/money'
import type { Product } from '@bieznik/contract/catalogue/product'
import fc from 'fast-check'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { aLabel, aSpacer, aTire, aWheel } from '@/tests/shop-examples'
import { CENEO_FEED_END, CENEO_FEED_START, ceneoOffer } from './ceneo-feed'
import { GOOGLE_FEED_END, googleFeedStart, googleItem } from './google-feed'

xmlRegisterFsInputProviders()

/** Says what a document has that the published rules of its reader do not allow; empty: nothing. */
function validatorOf(name: string): (xml: string) => string {
  const file = fileURLToPath(new URL(`./schemas/${name}`, import.meta.url))
  const schema = XsdValidator.fromDoc(XmlDocument.fromString(readFileSync(file, 'utf8'), { url: file }))
  return (xml) => {
    try {
      using document = XmlDocument.fromString(xml)
      schema.validate(document)
      return ''
    } catch (error) {
      return error instanceof Error ? error.message : 'not valid'
    }
  }
}

const feedOf = (product: Product, description = 'Opona na śnieg') => ({
  product,
  page: `https://shop.example/tireDetail/${product.id}?a=1&b=2`,
  picture: 'https://shop.example/pictures/7.webp',
  description,
})

const google = (...items: string[]) =>
  googleFeedStart('Bieżnik', 'https://shop.example/') + items.join('') + GOOGLE_FEED_END
const ceneo = (...offers: string[]) => CENEO_FEED_START + offers.join('') + CENEO_FEED_END

const moment = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())

/** All of it that staff type or a supplier’s list brings. */
const products = fc
  .record({
    product: fc.constantFrom<Product>(aTire(), aTire(aLabel), aWheel, aSpacer),
    title: fc.string({ unit: 'binary', maxLength: 300 }).map((text) => `x${text}`),
    price: fc.integer({ min: 1, max: 99_999_999 }).map(grosze),
    quantityInStock: fc.nat(2_000),
    partNumber: fc.string({ unit: 'binary', maxLength: 200 }),
    ean: fc.constantFrom('', '5901234123457', '96385074', '5901234123450', '2001234567893'),
    weight: fc.constantFrom(undefined, null, 0.45, 11.9),
    reduction: fc.option(
      fc.record({
        lowestPrice: fc.integer({ min: 1, max: 99_999_999 }).map(grosze),
        regularPrice: fc.constant(grosze(99_999_999)),
        startsAt: moment,
        endsAt: moment,
      }),
      { nil: undefined },
    ),
  })
  .map(({ product, weight, reduction, ...typed }) => ({
    ...product,
    ...typed,
    ...(weight !== undefined && { weight }),
    ...(reduction && { reduction }),
  }))

describe.each([
  ['Google', validatorOf('google-rss.xsd'), google, googleItem],
  ['Ceneo', validatorOf('ceneo.xsd'), ceneo, ceneoOffer],
] as const)('what is written for %s', (_reader, faultsOf, documentOf, write) => {
  it('holds the rules with one product of each kind', () => {
    const all = [aTire({ id: 1 }), aTire({ ...aLabel, id: 4 }), { ...aWheel, id: 2 }, { ...aSpacer, id: 3 }]
    expect(faultsOf(documentOf(...all.map((product) => write(feedOf(product)))))).toBe('')
    expect(faultsOf(documentOf())).toBe('')
  })

  it('holds them whatever staff have typed', () =>
    fc.assert(
      fc.property(products, fc.string({ unit: 'binary', maxLength: 6_000 }), (product, description) => {
        expect(faultsOf(documentOf(write(feedOf(product, `x${description}`))))).toBe('')
      }),
    ))

  it('has no product twice, as the schema notices', () => {
    const item = write(feedOf(aTire({ quantityInStock: 4 })))
    expect(faultsOf(documentOf(item, item))).not.toBe('')
  })

  it.each([
    ['a price with a comma', /(\d)\.(\d{2})(?= PLN|")/, '$1,$2'],
    ['a price that is nothing', /\d+\.\d{2}(?= PLN<\/g:price><g:cond|" avail)/, '0.00'],
    ['a picture that is a drawing', '7.webp', '7.svg'],
    ['an address without its host', 'https://shop.example/tireDetail', '/tireDetail'],
    ['an availability of its own', /in_stock|(?<=avail=")3/, 'soon'],
    ['no title', /<(g:title|name)>.*<\/\1>/, ''],
  ] as const)('would be refused with %s', (_fault, part, instead) => {
    const good = documentOf(write(feedOf(aTire({ quantityInStock: 4 }))))
    const bad = good.replace(part, instead)
    expect(bad).not.toBe(good)
    expect(faultsOf(bad)).not.toBe('')
  })
})

const numbersIn = (ean: string) => {
  const product = aTire({ ean, quantityInStock: 4 })
  return [googleItem(feedOf(product)), ceneoOffer(feedOf(product))].map(
    (xml) => /(?:<g:gtin>|"EAN">)(\d+)/.exec(xml)?.[1],
  )
}

it('the number of an article in trade is in both', () => {
  expect(numbersIn('5901234123457')).toEqual(['5901234123457', '5901234123457'])
})

/** With a number that Google refuses it refuses the product. */
it.each(['5901234123450', '2001234567893', '0000000000000'])(
  'the number %s is a wrong one, or of a shop alone, or a filler, and is left out of both',
  (ean) => {
    expect(numbersIn(ean)).toEqual([undefined, undefined])
  },
)
