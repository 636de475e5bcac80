import { grosze } from '@bieznik/contract/money/money'
import { seasons } from '@bieznik/contract/catalogue/tire-codes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultTireSearch } from './tire-filter-defaults'
import { formatTireSearch, parseTireSearch, type TireSearch } from './tire-filter-segment'

const size = { width: 195, profile: 80, diameter: 15 }
const SIZE = 'width=195&profile=80&diameter=15'

const measure = fc.integer({ min: 1, max: 999_999 }).map((hundredths) => hundredths / 100)
const price = fc.integer({ min: 0, max: 999_999_999 }).map(grosze)
const name = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
    fc
      .array(
        fc.constantFrom(
          ' ',
          '&',
          '=',
          '%',
          '%26',
          '%3D',
          '+',
          '/',
          '?',
          '#',
          ';',
          'Śnieg',
          'Зима',
          'M+S',
          '0',
        ),
        {
          minLength: 1,
          maxLength: 8,
        },
      )
      .map((parts) => parts.join('')),
  )
  .map((text) => text.trim())
  .filter((text) => text.length > 0 && text.length <= 60 && text !== '0')

const searches: fc.Arbitrary<TireSearch> = fc.record(
  {
    width: measure,
    profile: measure,
    diameter: measure,
    season: fc.constantFrom(...seasons),
    priceFrom: price,
    priceTo: price.filter((amount) => amount > 0),
    manufacturer: name,
    protector: name,
  },
  { requiredKeys: ['width', 'profile', 'diameter'] },
)

describe('an address of a search', () => {
  // Shows S2.16, S3.22, S9.10, D3a
  it('is the one of the specification, in its order', () => {
    const { width, profile, diameter, ...prices } = defaultTireSearch
    const search: TireSearch = {
      protector: 'Śnieg & Lód',
      season: 'allseason',
      ...prices,
      diameter,
      profile,
      width,
    }
    expect(formatTireSearch(search)).toBe(
      `${SIZE}&season=allseason&priceFrom=0&priceTo=2000&protector=%C5%9Anieg%20%26%20L%C3%B3d`,
    )
  })

  // Shows S2.16
  it('reads back as the same search', () => {
    fc.assert(
      fc.property(searches, (search) => {
        expect(parseTireSearch(formatTireSearch(search))).toEqual(search)
      }),
    )
  })

  it('reads back when it was percent-encoded as a whole', () => {
    fc.assert(
      fc.property(searches, (search) => {
        expect(parseTireSearch(encodeURIComponent(formatTireSearch(search)))).toEqual(search)
      }),
    )
  })

  it('is one path segment, which a browser leaves as it is', () => {
    fc.assert(
      fc.property(searches, (search) => {
        const path = `/tires/filter/${formatTireSearch(search)}`
        const url = new URL(path, 'https://shop.example')
        expect([url.pathname, url.search, url.hash]).toEqual([path, '', ''])
        expect(path.split('/')).toHaveLength(4)
      }),
    )
  })

  it('is the same for the same search', () => {
    fc.assert(
      fc.property(searches, (search) => {
        const turned: TireSearch = { ...size, ...Object.fromEntries(Object.entries(search).toReversed()) }
        expect(formatTireSearch(turned)).toBe(formatTireSearch(search))
      }),
    )
  })
})

describe('parseTireSearch', () => {
  // Shows S3.23, D3c
  it.each([
    ['in any order', 'diameter=15&width=195&profile=80', size],
    ['with keys that nobody knows', `${SIZE}&utm_source=x&__proto__=1&constructor=2&=3&&x`, size],
    ['with parts that were left empty', `${SIZE}&season=&protector=&priceTo=`, size],
    ['of the old shop', `${SIZE}&season=0&manufacturer=0&protector=0`, size],
    ['with a 0 among spaces', `${SIZE}&protector=%200%20`, size],
    ['from a price of 0 to 0', `${SIZE}&priceFrom=0&priceTo=0`, { ...size, priceFrom: 0 }],
    ['with a name that begins with 0', `${SIZE}&protector=01`, { ...size, protector: '01' }],
    ['of an inch size', 'width=31&profile=10.5&diameter=15', { width: 31, profile: 10.5, diameter: 15 }],
    [
      'with a price of grosze',
      `${SIZE}&priceFrom=412.5&priceTo=412.05`,
      { ...size, priceFrom: 41250, priceTo: 41205 },
    ],
    ['with a value that holds =', `${SIZE}&protector=a=b`, { ...size, protector: 'a=b' }],
    [
      'with a value that a browser left as it is',
      `${SIZE}&protector=Śnieg Lód`,
      { ...size, protector: 'Śnieg Lód' },
    ],
    ['with a plus, which is a plus in a path', `${SIZE}&protector=M+S`, { ...size, protector: 'M+S' }],
  ])('reads an address %s', (_what, segment, search) => {
    expect(parseTireSearch(segment)).toEqual(search)
  })

  // Shows D3b, D3c
  it.each([
    '',
    '%',
    '%%%',
    'width',
    'width=195',
    'width=195&profile=80',
    'profile=80&diameter=15',
    'width=0&profile=80&diameter=15',
    'width=195&profile=0&diameter=15',
    'width=195&profile=80&diameter=0',
    'width=&profile=80&diameter=15',
    'width=-195&profile=80&diameter=15',
    'width=1e3&profile=80&diameter=15',
    'width=195mm&profile=80&diameter=15',
    'width=19500&profile=80&diameter=15',
    'width=%E0%A4%A&profile=80&diameter=15',
    'Width=195&profile=80&diameter=15',
    `${SIZE}&season=spring`,
    `${SIZE}&priceFrom=-1`,
    `${SIZE}&priceTo=1.001`,
    `${SIZE}&priceTo=many`,
    `${SIZE}&protector=%00`,
    `${SIZE}&protector=a%0Ab`,
    `${SIZE}&protector=%20`,
    `${SIZE}&protector=${'a'.repeat(61)}`,
  ])('finds nothing at %j', (segment) => {
    expect(parseTireSearch(segment)).toBeNull()
  })

  it('never throws, and what it reads can be written', () => {
    const piece = fc.constantFrom(
      'width',
      'profile',
      'diameter',
      'protector',
      'priceTo',
      '=',
      '&',
      '%',
      '%3D',
      '%26',
      '1',
      '.',
    )
    const garbage = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 30 })
        .map((pieces) => pieces.join('')),
      fc.string({ unit: 'binary' }).map((text) => `${SIZE}&protector=${text}`),
    )
    fc.assert(
      fc.property(garbage, (segment) => {
        const search = parseTireSearch(segment)
        const again = search && parseTireSearch(formatTireSearch(search))
        expect(again).toEqual(search)
      }),
      { numRuns: 1000 },
    )
  })
})
