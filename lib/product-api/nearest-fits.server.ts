import 'server-only'
import { nearestBoltCircles, nearestNumbers } from '@/lib/catalogue/nearest'
import type { SpacerSearch } from '@/lib/catalogue/spacer-filter-segment'
import type { WheelSearch } from '@/lib/catalogue/wheel-filter-segment'
import { listBoltDistances, listThicknesses } from './spacers.server'
import { listBoltSpacings, listWheelDiameters, listWheelWidths } from './wheels.server'

/**
 * Searches that find wheels and come closest to one that finds none. The bolt spacing is the car's, so it is kept as long
 * as anything has it: first with other widths, then with other diameters.
 */
export async function listNearestWheels(search: WheelSearch): Promise<WheelSearch[]> {
  const { diameter, boltSpacing, width } = search
  const diameters = nearestNumbers(diameter, await listWheelDiameters())
  if (boltSpacing) {
    const widths = await listWheelWidths(diameter, boltSpacing)
    if (width && widths.length > 0)
      return nearestNumbers(width, widths).map((other) => ({ diameter, boltSpacing, width: other }))
    if (widths.length > 0) return [{ diameter, boltSpacing }]
    const fitting = await diametersWith(boltSpacing, diameters)
    if (fitting.length > 0) return fitting.map((other) => ({ diameter: other, boltSpacing }))
  }
  return diameters.map((other) => ({ diameter: other }))
}

async function diametersWith(boltSpacing: string, diameters: readonly number[]): Promise<number[]> {
  const spacings = await Promise.all(diameters.map((diameter) => listBoltSpacings(diameter)))
  return diameters.filter((_diameter, index) => spacings[index]?.includes(boltSpacing))
}

/** The same for spacers: other thicknesses, or, where nothing has the bolt distance, other bolt distances. */
export async function listNearestSpacers({ boltDistance, thickness }: SpacerSearch): Promise<SpacerSearch[]> {
  const thicknesses = await listThicknesses(boltDistance)
  if (thicknesses.length > 0)
    return nearestNumbers(thickness ?? 0, thicknesses).map((other) => ({ boltDistance, thickness: other }))
  return nearestBoltCircles(boltDistance, await listBoltDistances()).map((other) => ({ boltDistance: other }))
}
