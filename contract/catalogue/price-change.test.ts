import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { grosze } from '../money/grosze.ts'
import { byPerMille, isLargePriceChange, priceEndings, withEnding } from './price-change.ts'

const price = fc.integer({ min: 1, max: 1_000_000_000 }).map(grosze)
const ending = fc.constantFrom(...priceEndings)

describe('a percentage', () => {
  it.each([
    [41_250, -100, 37_125],
    [41_250, 50, 43_313],
    [10_001, -5, 9_951],
    [1, -900, 1],
    [99, 0, 99],
  ])('of %i grosze by %i per mille is %i', (from, perMille, to) => {
    expect(byPerMille(grosze(from), perMille)).toBe(to)
  })

  it('is exact to the grosz, half up, as whole numbers of any size have it', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: -900, max: 3_000 }), (from, perMille) => {
        const exact = (BigInt(from) * BigInt(1_000 + perMille) + 500n) / 1_000n
        expect(BigInt(byPerMille(from, perMille))).toBe(exact < 1n ? 1n : exact)
      }),
    )
  })
})

describe('an ending', () => {
  it.each([
    [41_250, 'grosze_99', 41_299],
    [41_249, 'grosze_99', 41_299],
    [41_248, 'grosze_99', 41_199],
    [41_250, 'zloty_9_99', 40_999],
    [41_499, 'zloty_9_99', 41_999],
    [41_250, 'zloty_5', 41_500],
    [41_249, 'zloty_5', 41_000],
    [41_250, 'zloty_10', 41_000],
    [41_250, 'zloty_1', 41_300],
    [7, 'zloty_10', 1_000],
    [41_237, 'exact', 41_237],
  ] as const)('of %i grosze, %s, is %i', (amount, wanted, to) => {
    expect(withEnding(amount, wanted)).toBe(to)
  })

  it('is the nearest there is, stays when it is there already, and is never nothing', () => {
    fc.assert(
      fc.property(price, ending, (amount, wanted) => {
        const to = withEnding(amount, wanted)
        expect(to).toBeGreaterThan(0)
        expect(withEnding(to, wanted)).toBe(to)
        const step = withEnding(to + 1_000_000, wanted) - to === 1_000_000 ? to : Number.NaN
        expect(step).toBe(to)
        for (const other of [amount - 1_000, amount + 1_000]) {
          const neighbor = withEnding(Math.max(other, 1), wanted)
          expect(Math.abs(amount - to)).toBeLessThanOrEqual(Math.abs(amount - neighbor))
        }
      }),
    )
  })
})

it.each([
  [10_000, 13_000, false],
  [10_000, 13_001, true],
  [10_000, 7_000, false],
  [10_000, 6_999, true],
  [19_990, 100, true],
  [19_990, 199_900, true],
])('%i to %i is a large change: %s', (from, to, isLarge) => {
  expect(isLargePriceChange(grosze(from), grosze(to))).toBe(isLarge)
})
