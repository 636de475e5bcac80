import type { FilterValues } from './filters'

/** What the message `choice` of a filter takes for something that is not chosen. */
const NONE = 'none'

/** Values for the message `wheel_filter.choice`, which writes what is chosen on one line. */
export function wheelChoice({ diameter, boltSpacing, width, centralBoreDiameter }: FilterValues) {
  return {
    diameter: diameter || NONE,
    boltSpacing: boltSpacing || NONE,
    width: width || NONE,
    centralBore: centralBoreDiameter || NONE,
  }
}

/** Values for the message `spacer_filter.choice`. */
export function spacerChoice({ boltDistance, thickness }: FilterValues) {
  return { boltDistance: boltDistance || NONE, thickness: thickness || NONE }
}
