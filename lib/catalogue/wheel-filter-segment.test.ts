import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatWheelSearch, parseWheelSearch, type WheelSearch } from './wheel-filter-segment'

const measure = fc.integer({ min: 1, max: 999_999 }).map((hundredths) => hundredths / 100)
const boltSpacing = fc
  .tuple(fc.integer({ min: 3, max: 12 }), fc.integer({ min: 100, max: 9999 }))
  .map(([bolts, tenths]) => `${bolts}x${tenths / 10}`)
const searches: fc.Arbitrary<WheelSearch> = fc.record(
  { diameter: measure, boltSpacing, width: measure, centralBoreDiameter: measure },
  { requiredKeys: ['diameter'] },
)

describe('an address of a wheel search', () => {
  // Shows S2.17
  it('stands in the order of the filter', () => {
    const search = { centralBoreDiameter: 57.1, width: 7, boltSpacing: '5x114.3', diameter: 16 }
    expect(formatWheelSearch(search)).toBe('diameter=16&boltSpacing=5x114.3&width=7&centralBoreDiameter=57.1')
  })

  it('reads back as the same search, percent-encoded as a whole as well', () => {
    fc.assert(
      fc.property(searches, (search) => {
        const segment = formatWheelSearch(search)
        expect(parseWheelSearch(segment)).toEqual(search)
        expect(parseWheelSearch(encodeURIComponent(segment))).toEqual(search)
      }),
    )
  })

  it('is one path segment, which a browser leaves as it is', () => {
    fc.assert(
      fc.property(searches, (search) => {
        const path = `/wheels/filter/${formatWheelSearch(search)}`
        expect(new URL(path, 'https://shop.example').pathname).toBe(path)
      }),
    )
  })

  it('never throws, and what it reads can be written', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webQueryParameters()), (segment) => {
        const search = parseWheelSearch(segment)
        expect(search && parseWheelSearch(formatWheelSearch(search))).toEqual(search)
      }),
    )
  })
})

describe('parseWheelSearch', () => {
  // Shows S3.24
  it.each([
    ['with the diameter alone', 'diameter=16', { diameter: 16 }],
    ['with keys that nobody knows', 'utm_source=x&diameter=16', { diameter: 16 }],
    ['of the old shop', 'diameter=16&boltSpacing=0&width=0&centralBoreDiameter=0', { diameter: 16 }],
    [
      'of the old shop with a bore alone',
      'diameter=16&boltSpacing=0&width=0&centralBoreDiameter=57.1',
      { diameter: 16, centralBoreDiameter: 57.1 },
    ],
    ['with parts that were left empty', 'diameter=16&boltSpacing=&width=', { diameter: 16 }],
  ])('reads an address %s', (_what, segment, search) => {
    expect(parseWheelSearch(segment)).toEqual(search)
  })

  it.each([
    '',
    'boltSpacing=5x112',
    'diameter=',
    'diameter=0',
    'diameter=16in',
    'diameter=16&boltSpacing=5-112',
    'diameter=16&boltSpacing=5x112%2F..',
    'diameter=16&width=wide',
    'diameter=16&centralBoreDiameter=-1',
  ])('finds nothing at %j', (segment) => {
    expect(parseWheelSearch(segment)).toBeNull()
  })
})
