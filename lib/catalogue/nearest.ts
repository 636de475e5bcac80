import { parseBoltCircle } from '@bieznik/contract/catalogue/bolt-circle'
import type { SpacerFit, WheelFit } from '@bieznik/contract/catalogue/on-sale'
import type { SpacerSearch } from './spacer-filter-segment'
import type { WheelSearch } from './wheel-filter-segment'

/**
 * Searches that find wheels and come closest to one that finds none. The bolt spacing is the car's, so it is kept as long
 * as anything has it: first with other widths, then with other diameters.
 */
export function nearestWheels(search: WheelSearch, fits: readonly WheelFit[]): WheelSearch[] {
  const { diameter, boltSpacing, width } = search
  const fitting = fits.filter((fit) => boltSpacing === undefined || fit.boltSpacing === boltSpacing)
  const widths = fitting.filter((fit) => fit.diameter === diameter).map((fit) => fit.width)
  if (width && widths.length > 0)
    return nearestNumbers(width, widths).map((other) => ({ diameter, boltSpacing, width: other }))
  if (widths.length > 0) return [{ diameter, boltSpacing }]
  const diametersOf = (some: readonly WheelFit[]) =>
    nearestNumbers(
      diameter,
      some.map((fit) => fit.diameter),
    )
  if (fitting.length > 0) return diametersOf(fitting).map((other) => ({ diameter: other, boltSpacing }))
  return diametersOf(fits).map((other) => ({ diameter: other }))
}

/** The same for spacers: other thicknesses, or, where nothing has the bolt distance, other bolt distances. */
export function nearestSpacers(
  { boltDistance, thickness }: SpacerSearch,
  fits: readonly SpacerFit[],
): SpacerSearch[] {
  const fitting = fits.filter((fit) => fit.boltDistance === boltDistance)
  if (fitting.length > 0)
    return nearestNumbers(
      thickness ?? 0,
      fitting.map((fit) => fit.thickness),
    ).map((other) => ({
      boltDistance,
      thickness: other,
    }))
  return nearestBoltCircles(
    boltDistance,
    fits.map((fit) => fit.boltDistance),
  ).map((other) => ({
    boltDistance: other,
  }))
}

/** The numbers, each once, from the nearest on; of two equally near ones the smaller first. */
export function nearestNumbers(wanted: number, numbers: readonly number[]): number[] {
  return [...new Set(numbers)].toSorted(
    (one, other) => Math.abs(one - wanted) - Math.abs(other - wanted) || one - other,
  )
}

/** The bolt circles (`5x112`), each once, from the nearest on: those with as many bolts first, then by their diameter. */
export function nearestBoltCircles(wanted: string, circles: readonly string[]): string[] {
  return [...new Set(circles)].toSorted(
    (one, other) =>
      boltsApart(wanted, one) - boltsApart(wanted, other) ||
      diametersApart(wanted, one) - diametersApart(wanted, other),
  )
}

const boltsOf = (circle: string) => parseBoltCircle(circle)?.bolts ?? 0
const diameterOf = (circle: string) => parseBoltCircle(circle)?.diameter ?? 0

const boltsApart = (one: string, other: string) => Math.abs(boltsOf(one) - boltsOf(other))
const diametersApart = (one: string, other: string) => Math.abs(diameterOf(one) - diameterOf(other))
