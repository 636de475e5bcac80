import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mean, median, percentile, slope } from './samples.ts'

const numbers = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1 })
const ascending = (values: readonly number[]) => values.toSorted((one, other) => one - other)

describe('percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1)

  it('is the nearest rank', () => {
    expect([0, 0.5, 0.95, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([1, 50, 95, 99, 100])
    expect(percentile(Float64Array.of(7), 0.95)).toBe(7)
    expect(percentile([], 0.5)).toBeNaN()
  })

  it('is not exceeded by that share, and by fewer for any smaller sample', () => {
    fc.assert(
      fc.property(numbers, fc.double({ min: 0.01, max: 1, noNaN: true }), (values, share) => {
        const value = percentile(ascending(values), share)
        const upTo = (limit: (each: number) => boolean) => values.filter(limit).length / values.length
        expect(upTo((each) => each <= value)).toBeGreaterThanOrEqual(share - 1e-9)
        expect(upTo((each) => each < value)).toBeLessThan(share)
      }),
    )
  })
})

describe('median', () => {
  it('is in the middle', () => {
    expect([[3], [9, 1, 5], [4, 1, 2, 9]].map(median)).toEqual([3, 5, 3])
    expect(median([])).toBeNaN()
  })

  it('has as many below as above', () => {
    fc.assert(
      fc.property(numbers, (values) => {
        const middle = median(values)
        const half = values.length / 2
        expect(values.filter((value) => value < middle).length).toBeLessThanOrEqual(half)
        expect(values.filter((value) => value > middle).length).toBeLessThanOrEqual(half)
      }),
    )
  })
})

describe('mean and slope', () => {
  it('mean is the sum by the number', () => {
    expect(mean([1, 2, 6])).toBe(3)
    expect(mean([])).toBeNaN()
  })

  it('finds the line on which the points lie', () => {
    const line = fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 }))
    const places = fc.uniqueArray(fc.integer({ min: -100, max: 100 }), { minLength: 2 })
    fc.assert(
      fc.property(line, places, ([rise, start], xs) => {
        expect(slope(xs.map((x) => ({ x, y: start + rise * x })))).toBeCloseTo(rise, 6)
      }),
    )
  })

  it('goes through noise, and knows no direction of a single place', () => {
    const zigzag = [0, 1, 2, 3].map((x) => ({ x, y: 2 * x + (x % 3 === 0 ? 1 : -1) }))
    expect(slope(zigzag)).toBeCloseTo(2)
    expect(slope([{ x: 4, y: 1 }])).toBeNaN()
  })
})
