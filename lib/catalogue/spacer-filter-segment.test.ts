import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatSpacerSearch, parseSpacerSearch, type SpacerSearch } from './spacer-filter-segment'

const boltDistance = fc
  .tuple(fc.integer({ min: 3, max: 12 }), fc.integer({ min: 100, max: 9999 }))
  .map(([bolts, tenths]) => `${bolts}x${tenths / 10}`)
const searches: fc.Arbitrary<SpacerSearch> = fc.record(
  { boltDistance, thickness: fc.integer({ min: 1, max: 999_999 }).map((hundredths) => hundredths / 100) },
  { requiredKeys: ['boltDistance'] },
)

describe('an address of a spacer search', () => {
  // Shows S2.18
  it('stands in the order of the filter', () => {
    expect(formatSpacerSearch({ thickness: 20, boltDistance: '5x112' })).toBe(
      'boltDistance=5x112&thickness=20',
    )
  })

  it('reads back as the same search, percent-encoded as a whole as well', () => {
    fc.assert(
      fc.property(searches, (search) => {
        const segment = formatSpacerSearch(search)
        expect(parseSpacerSearch(segment)).toEqual(search)
        expect(parseSpacerSearch(encodeURIComponent(segment))).toEqual(search)
      }),
    )
  })

  it('never throws, and what it reads can be written', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webQueryParameters()), (segment) => {
        const search = parseSpacerSearch(segment)
        expect(search && parseSpacerSearch(formatSpacerSearch(search))).toEqual(search)
      }),
    )
  })
})

describe('parseSpacerSearch', () => {
  // Shows S3.25
  it.each([
    ['with the bolt distance alone', 'boltDistance=5x112', { boltDistance: '5x112' }],
    ['of the old shop', 'boltDistance=5x112&thickness=0', { boltDistance: '5x112' }],
    ['with parts that were left empty', 'boltDistance=5x112&thickness=', { boltDistance: '5x112' }],
  ])('reads an address %s', (_what, segment, search) => {
    expect(parseSpacerSearch(segment)).toEqual(search)
  })

  it.each([
    '',
    'thickness=20',
    'boltDistance=',
    'boltDistance=0&thickness=20',
    'boltDistance=112',
    'boltDistance=5x112&thickness=thin',
  ])('finds nothing at %j', (segment) => {
    expect(parseSpacerSearch(segment)).toBeNull()
  })
})
