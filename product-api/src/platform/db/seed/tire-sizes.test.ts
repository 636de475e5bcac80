import type { TireType } from '@bieznik/contract/catalogue/tire-codes'
import { formatTireSize, isInchSize, tireDimensions } from '@bieznik/contract/catalogue/tire-size'
import { describe, expect, it } from 'vitest'
import type { TireCarcass } from './tire-carcass.ts'
import { fourByFourCarcasses } from './tire-sizes-four-by-four.ts'
import { passengerCarcasses } from './tire-sizes-passenger.ts'
import { vanCarcasses } from './tire-sizes-van.ts'
import { tireVariants } from './tire-variants.ts'

const carcasses = [...passengerCarcasses, ...fourByFourCarcasses, ...vanCarcasses]

/** kg; the load index is a geometric series of 80 steps a decade that starts with 45 kg. */
const loadOf = (loadIndex: number) => 45 * 10 ** (loadIndex / 80)

/** Litres of air inside the tire, taken as a ring of rectangular section. */
function airVolume(carcass: TireCarcass): number {
  const { rimDiameter, sectionWidth, sectionHeight } = tireDimensions(carcass)
  return (Math.PI * (rimDiameter + sectionHeight) * sectionWidth * sectionHeight) / 1_000_000
}

/**
 * What a tire can carry grows a little slower than the air in it. At equal pressure, the load in kg over the volume
 * in litres to the power of 0.6 lies in a narrow band; vans are inflated higher, wide flotation tires lower.
 */
const loadBands: Record<TireType, readonly [number, number]> = {
  passenger: [57, 74],
  '4X4': [50, 97],
  truck: [77, 114],
}

describe('the size tables', () => {
  it.each(carcasses.map((carcass) => [formatTireSize(carcass), carcass] as const))(
    '%s has a load index that fits its size',
    (_, carcass) => {
      const [lowest, highest] = loadBands[carcass.typeOfTire]
      const ratio = loadOf(carcass.loadIndex) / airVolume(carcass) ** 0.6
      expect(ratio).toBeGreaterThan(lowest)
      expect(ratio).toBeLessThan(highest)
    },
  )

  it('write sizes as sidewalls do', () => {
    for (const carcass of carcasses.filter((size) => !isInchSize(size))) {
      expect(carcass.width % 10).toBe(5)
      expect(carcass.profile % 5).toBe(0)
      expect(carcass.profile).toBeLessThanOrEqual(85)
    }
    for (const { width, profile, diameter } of carcasses.filter(isInchSize)) {
      expect(profile).toBeLessThan(width / 2)
      expect(diameter).toBeLessThan(width)
    }
    for (const { diameter } of carcasses) expect([13, 14, 15, 16, 17, 18]).toContain(diameter)
  })

  it('name no size twice within a type, and C sizes carry more than the same size without', () => {
    const keys = carcasses.map((carcass) => `${carcass.typeOfTire} ${formatTireSize(carcass)}`)
    expect(new Set(keys).size).toBe(keys.length)
    const sizesInBoth = vanCarcasses.flatMap((van) =>
      passengerCarcasses
        .filter((car) => formatTireSize(car) === formatTireSize(van))
        .map((car) => ({ size: formatTireSize(van), extraLoad: van.loadIndex - car.loadIndex })),
    )
    expect(sizesInBoth.length).toBeGreaterThan(5)
    expect(sizesInBoth.filter(({ extraLoad }) => extraLoad <= 0)).toEqual([])
  })

  it('leave no size without a pattern, and give none a speed its carcass does not have', () => {
    const made = new Set(tireVariants.map(({ carcass }) => carcass))
    expect(made.size).toBe(carcasses.length)
    for (const { carcass, pattern, speedSymbol } of tireVariants) {
      expect(carcass.speedSymbols).toContain(speedSymbol)
      expect(pattern.speedSymbols).toContain(speedSymbol)
    }
  })
})
