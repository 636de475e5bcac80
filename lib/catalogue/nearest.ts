import { parseBoltCircle } from '@bieznik/contract/bolt-circle'

/** The numbers from the nearest on; of two equally near ones the smaller first. */
export function nearestNumbers(wanted: number, numbers: readonly number[]): number[] {
  return numbers.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted) || one - other)
}

/** The bolt circles (`5x112`) from the nearest on: those with as many bolts first, then by their diameter. */
export function nearestBoltCircles(wanted: string, circles: readonly string[]): string[] {
  return circles.toSorted(
    (one, other) =>
      boltsApart(wanted, one) - boltsApart(wanted, other) ||
      diametersApart(wanted, one) - diametersApart(wanted, other),
  )
}

const boltsOf = (circle: string) => parseBoltCircle(circle)?.bolts ?? 0
const diameterOf = (circle: string) => parseBoltCircle(circle)?.diameter ?? 0

const boltsApart = (one: string, other: string) => Math.abs(boltsOf(one) - boltsOf(other))
const diametersApart = (one: string, other: string) => Math.abs(diameterOf(one) - diameterOf(other))
