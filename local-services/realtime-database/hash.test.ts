import { describe, expect, it } from 'vitest'
import { hashOf } from './hash.ts'
import { parseTree } from './json.ts'

const hashOfJson = (json: unknown) => hashOf(parseTree(json, { now: 0, existing: null, depth: 0 }))

/** Values, and what @firebase/database 1.1.5 sends for them in a transaction. */
const vectors: [unknown, string][] = [
  ['', 'Ki0Xy0V6morg0TO3Sxi/jwugYDQ='],
  ['Łódź 🛞', 'b4Hdwkg+FeaJwehQxHDJwTiYSx0='],
  [1, 'YPVfR2bXt/lcDjiQZ8pOkAd3qkQ='],
  [0, '7ysMph9WPitGP7poMnMHMVPtUlI='],
  [-12.5, 'rebW6E551RhpfKSLry+aaWRwBKA='],
  [0.1, 'wtQjBi5TBE+ZcdekL6INiSeCSQI='],
  [5e-324, 'AVzIJwC869iLHq/DQh6bzLDrVO4='],
  [true, 'E5z61QM0lN/U2WsOnusszCTkR8M='],
  [false, 'aSSNoqcS4oQwJ2xxH20rvpp3zP0='],
  [{ a: 1 }, 'gIphxiFGusLh2VwSNVKSvNu90m4='],
  [{ b: 'x', a: { c: false } }, 'rzVQZ+8Y6lsIhEXsjtdAG0eRCZc='],
  [{ '9': 2, '10': 1, a: 3, '-1': 4 }, 'xWE908c0/OhLKsrlNmnozRiUoFM='],
  [{ '.value': 7, '.priority': 3 }, '162oTSM7++BXRfUdDyhzt5HyaQg='],
  [
    { '.priority': 'p', z: { '.value': 1, '.priority': 2 }, a: { '.value': 1, '.priority': 9 }, m: 1 },
    'GzpERc/GK+3LksyXlgerys8FsTw=',
  ],
]

describe('the hash', () => {
  it.each(vectors)('of %j is the one of the SDK', (json, expected) => {
    expect(hashOfJson(json)).toBe(expected)
  })

  it('does not depend on the order in which children were written', () => {
    expect(hashOfJson({ b: 1, a: 2, '10': 3, '9': 4 })).toBe(hashOfJson({ '9': 4, '10': 3, a: 2, b: 1 }))
  })

  it('knows a number from a text', () => {
    expect(hashOfJson(1)).not.toBe(hashOfJson('1'))
  })
})
