import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatTireSize, isInchSize, tireDimensions } from './tire-size.ts'

const round = (sizes: Record<string, number>) =>
  Object.fromEntries(Object.entries(sizes).map(([name, mm]) => [name, Math.round(mm * 10) / 10]))

describe('formatTireSize', () => {
  it.each([
    [{ width: 195, profile: 80, diameter: 15 }, '195/80 R15'],
    [{ width: 225, profile: 45, diameter: 17.5 }, '225/45 R17.5'],
    [{ width: 31, profile: 10.5, diameter: 15 }, '31x10.50 R15'],
    [{ width: 33, profile: 12, diameter: 16 }, '33x12.00 R16'],
  ])('%o is %s', (size, text) => {
    expect(formatTireSize(size)).toBe(text)
  })
})

it.each([
  [31, true],
  [99.9, true],
  [100, false],
  [195, false],
])('a width of %s is in inches: %s', (width, isInch) => {
  expect(isInchSize({ width })).toBe(isInch)
})

describe('tireDimensions', () => {
  it.each([
    [
      { width: 195, profile: 80, diameter: 15 },
      { rimDiameter: 381, sectionWidth: 195, sectionHeight: 156, overallDiameter: 693 },
    ],
    [
      { width: 31, profile: 10.5, diameter: 15 },
      { rimDiameter: 381, sectionWidth: 266.7, sectionHeight: 203.2, overallDiameter: 787.4 },
    ],
  ])('of %o are known to the tenth of a mm', (size, sizes) => {
    expect(round(tireDimensions(size))).toEqual(sizes)
  })

  it('always add up: the rim and two sections are the whole', () => {
    const size = fc.record({
      width: fc.double({ min: 20, max: 400, noNaN: true }),
      profile: fc.double({ min: 5, max: 100, noNaN: true }),
      diameter: fc.double({ min: 10, max: 24, noNaN: true }),
    })
    fc.assert(
      fc.property(size, (tire) => {
        const { rimDiameter, sectionHeight, overallDiameter } = tireDimensions(tire)
        expect(rimDiameter + 2 * sectionHeight).toBeCloseTo(overallDiameter)
        expect(rimDiameter).toBeCloseTo(tire.diameter * 25.4)
      }),
    )
  })
})
