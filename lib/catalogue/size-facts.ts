import type { TireSize } from '@bieznik/contract/product'
import { isSameTireSize, tireDimensions } from '@bieznik/contract/tire-size'

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

/** Of the other sizes for the same rim the one whose overall diameter comes closest; null: there is no other. */
export function nearestSize(size: TireSize, sizes: readonly TireSize[]): TireSize | null {
  const [nearest] = nearestSizes(size, sizes)
  return nearest?.diameter === size.diameter ? nearest : null
}

/**
 * The other sizes from the nearest on: those for the same rim come first, then those that roll nearly as far with each
 * turn, then those that are nearly as wide.
 */
export function nearestSizes(size: TireSize, sizes: readonly TireSize[]): TireSize[] {
  const distances = (other: TireSize) => [
    other.diameter === size.diameter ? 0 : 1,
    Math.abs(relativeDifference(size, other)),
    Math.abs(other.width - size.width),
  ]
  return sizes
    .filter((other) => !isSameTireSize(other, size))
    .map((other) => ({ other, distances: distances(other) }))
    .toSorted((one, two) => compareInTurn(one.distances, two.distances))
    .map(({ other }) => other)
}

function compareInTurn(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index])
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}

/** What a relative difference is called; less than a twentieth of a percent is none. */
export function directionOf(difference: number): 'larger' | 'smaller' | 'same' {
  if (Math.abs(difference) < 0.0005) return 'same'
  return difference > 0 ? 'larger' : 'smaller'
}
