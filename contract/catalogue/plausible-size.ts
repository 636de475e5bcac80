import type { MeasureName, SidewallMeasures } from './sidewall-size.ts'

/** Inches: whole ones from 10 to 24, and the drop-centre rims of vans and trucks. */
const HALF_INCH_RIMS = [14.5, 15.5, 16.5, 17.5, 19.5, 22.5, 24.5]

/** The smallest height of two sections above and below the rim of a flotation tire, in inches. */
const SMALLEST_TWO_SECTIONS = 4

/** The first measure that no tire of a passenger car, van, 4x4 or truck has. Null: all are possible. */
export function findImpossibleMeasure(measures: SidewallMeasures): MeasureName | null {
  if (!isWidth(measures)) return 'width'
  if (!isProfile(measures)) return 'profile'
  return isRim(measures.diameter) ? null : 'diameter'
}

function isWidth({ notation, width }: SidewallMeasures): boolean {
  switch (notation) {
    case 'metric':
      return width >= 105 && width <= 445 && width % 5 === 0
    case 'inch':
      return width >= 20 && width <= 46
    case 'numeric':
      return width >= 3.5 && width <= 18
  }
}

function isProfile({ notation, width, profile, diameter }: SidewallMeasures): boolean {
  switch (notation) {
    case 'metric':
      return profile === null || (profile >= 20 && profile <= 95) || profile === 100
    case 'inch':
      return profile >= 5 && profile <= 18 && width - diameter >= SMALLEST_TWO_SECTIONS
    case 'numeric':
      return true
  }
}

function isRim(diameter: number): boolean {
  return (diameter >= 10 && diameter <= 24 && Number.isInteger(diameter)) || HALF_INCH_RIMS.includes(diameter)
}
