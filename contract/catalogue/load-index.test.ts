import { describe, expect, it } from 'vitest'
import { loadCapacity } from './load-index.ts'

const indices = Array.from({ length: 160 - 50 + 1 }, (_, step) => 50 + step)

describe('loadCapacity', () => {
  it.each([
    [50, 190],
    [60, 250],
    [75, 387],
    [82, 475],
    [88, 560],
    [91, 615],
    [96, 710],
    [100, 800],
    [106, 950],
    [110, 1060],
    [118, 1320],
    [121, 1450],
    [126, 1700],
    [148, 3150],
    [160, 4500],
  ])('of %i is %i kg', (index, kg) => {
    expect(loadCapacity(index)).toBe(kg)
  })

  it.each([-1, 0, 49, 161, 96.5, NaN, Infinity])('is not known for %d', (index) => {
    expect(loadCapacity(index)).toBeNull()
  })

  it('rises by two to four percent with every step', () => {
    for (const index of indices.slice(1)) {
      const rise = (loadCapacity(index) ?? NaN) / (loadCapacity(index - 1) ?? NaN)
      expect(rise, `${index}`).toBeGreaterThan(1.015)
      expect(rise, `${index}`).toBeLessThan(1.045)
    }
  })

  it('is ten times as much 80 steps on, apart from rounding', () => {
    for (const index of indices.filter((each) => each <= 80)) {
      const tenfold = (loadCapacity(index) ?? NaN) * 10
      expect(Math.abs((loadCapacity(index + 80) ?? NaN) - tenfold), `${index}`).toBeLessThanOrEqual(5)
    }
  })
})
