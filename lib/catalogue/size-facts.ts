import type { TireSize } from '@bieznik/contract/product'
import { tireDimensions } from '@bieznik/contract/tire-size'

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
  const [nearest] = sizes
    .filter((other) => other.diameter === size.diameter && !isSame(other, size))
    .toSorted(
      (one, other) =>
        Math.abs(relativeDifference(size, one)) - Math.abs(relativeDifference(size, other)) ||
        Math.abs(one.width - size.width) - Math.abs(other.width - size.width),
    )
  return nearest ?? null
}

function isSame(one: TireSize, other: TireSize): boolean {
  return one.width === other.width && one.profile === other.profile && one.diameter === other.diameter
}
