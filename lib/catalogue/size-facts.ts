import type { TireSize } from '@bieznik/contract/catalogue/product'
import { isSameTireSize, tireDimensions } from '@bieznik/contract/catalogue/tire-size'

const MM_PER_KM = 1_000_000

interface SizeFacts {
  /** Of the tire without load, in mm, whole numbers. */
  diameter: number
  circumference: number
  sidewall: number
  /** Turns of the tire on one kilometre, rolled along its whole circumference. */
  turnsPerKm: number
}

/** What a size means on the road, by plain geometry: a loaded tire is a little flatter and turns a little more often. */
export function sizeFacts(size: TireSize): SizeFacts {
  const { overallDiameter, sectionHeight } = tireDimensions(size)
  const circumference = Math.PI * overallDiameter
  return {
    diameter: Math.round(overallDiameter),
    circumference: Math.round(circumference),
    sidewall: Math.round(sectionHeight),
    turnsPerKm: Math.round(MM_PER_KM / circumference),
  }
}

/** By how much the other tire is larger than this one: 0.02 for 2 %, negative when it is smaller. */
export function relativeDifference(size: TireSize, other: TireSize): number {
  return tireDimensions(other).overallDiameter / tireDimensions(size).overallDiameter - 1
}

/** By how much the other tire is taller than this one, in whole mm; negative when it is lower. */
export function heightDifference(size: TireSize, other: TireSize): number {
  return Math.round(tireDimensions(other).overallDiameter - tireDimensions(size).overallDiameter)
}

/** The first of these; null: there is none. */
export function nearestSize(size: TireSize, sizes: readonly TireSize[]): TireSize | null {
  return nearestSizes(size, sizes)[0] ?? null
}

/** A tire that rolls further or less far by more than this makes the speedometer lie. */
const MOST_APART = 0.03

/** mm; a rim takes tires of about this much more or less width. */
const WIDTHS_APART = 20

/**
 * The other sizes that can take the place of this one on the same rim, from the nearest on: those that roll nearly as far with each turn,
 * of equal ones those that are nearly as wide.
 */
export function nearestSizes(size: TireSize, sizes: readonly TireSize[]): TireSize[] {
  return sizes
    .filter((other) => other.diameter === size.diameter && !isSameTireSize(other, size))
    .map((other) => ({
      other,
      height: Math.abs(relativeDifference(size, other)),
      width: widthApart(size, other),
    }))
    .filter(({ height, width }) => height <= MOST_APART && width <= WIDTHS_APART)
    .toSorted((one, two) => one.height - two.height || one.width - two.width)
    .map(({ other }) => other)
}

function widthApart(one: TireSize, other: TireSize): number {
  return Math.abs(tireDimensions(one).sectionWidth - tireDimensions(other).sectionWidth)
}

/** What a relative difference is called; less than a twentieth of a percent is none. */
export function directionOf(difference: number): 'larger' | 'smaller' | 'same' {
  if (Math.abs(difference) < 0.0005) return 'same'
  return difference > 0 ? 'larger' : 'smaller'
}
