import type { TireSize } from '../product.ts'
import { isInchSize, tireDimensions } from '../tire-size.ts'
import { MM_PER_INCH } from './finding.ts'

/** Inches. */
export interface RimWidths {
  min: number
  max: number
}

type Range = readonly [min: number, max: number]

/**
 * Rim widths in inches by section width in mm, and for each by the least aspect ratio that they are for: the approved rims of passenger car tires of the ETRTO
 * Standards Manual as the trade quotes them. The manual itself was not at hand: the tests compare the rows with what tire dealers publish. From
 * 50 % on all of them lie within the wide rule below, so they only make it stricter; lower ones from 215 mm on agree with a dealer's chart to half an inch. Van
 * tires of the same measures have the same rims or half an inch fewer.
 */
const ratios = [75, 70, 50, 45, 40] as const
const table: Readonly<Record<number, Partial<Record<(typeof ratios)[number], Range>>>> = {
  135: { 75: [3.5, 4.5], 70: [3.5, 4.5] },
  145: { 75: [3.5, 5], 70: [4, 5] },
  155: { 75: [4, 5], 70: [4, 5.5], 50: [4.5, 5.5] },
  165: { 75: [4, 5.5], 70: [4.5, 6], 50: [4.5, 6] },
  175: { 75: [4.5, 6], 70: [4.5, 6], 50: [5, 6] },
  185: { 75: [4.5, 6], 70: [4.5, 6], 50: [5, 6.5] },
  195: { 75: [5, 6.5], 70: [5, 6.5], 50: [5.5, 7], 45: [6, 7.5] },
  205: { 75: [5, 7], 70: [5, 7], 50: [5.5, 7.5], 45: [6.5, 7.5], 40: [7, 8] },
  215: { 75: [5.5, 7], 70: [5.5, 7], 50: [6, 7.5], 45: [7, 8], 40: [7, 8.5] },
  225: { 75: [6, 7.5], 70: [6, 7.5], 50: [6, 8], 45: [7, 8.5], 40: [7.5, 9] },
  235: { 75: [6, 7.5], 70: [6, 8], 50: [6.5, 8.5], 45: [7.5, 9], 40: [8, 9.5] },
  245: { 75: [6.5, 8], 70: [6.5, 8], 50: [7, 8.5], 45: [7.5, 9], 40: [8, 9.5] },
  255: { 75: [6.5, 8.5], 70: [6.5, 8.5], 50: [7, 9], 45: [8, 9.5], 40: [8.5, 10] },
  265: { 75: [7, 8], 70: [7, 9], 50: [7.5, 9.5], 40: [9, 10.5] },
  275: { 70: [7, 9], 50: [7.5, 9.5], 40: [9, 11] },
}

/** Shares of the section width: the wide rule of the trade, where the table has no row. */
const LEAST_SHARE = 0.65
const MOST_SHARE = 0.9

const halfInches = (inches: number): number => Math.round(inches * 2) / 2

/** The rims that a size may be on, in inches: of the table, or 0.65 to 0.9 of its section width in half inches (inch sizes too). */
export function rimWidthsOf(size: TireSize): RimWidths {
  const ratio = isInchSize(size) ? undefined : ratios.find((least) => size.profile >= least)
  const range = ratio && table[size.width]?.[ratio]
  if (range) return { min: range[0], max: range[1] }
  const width = tireDimensions(size).sectionWidth / MM_PER_INCH
  return { min: halfInches(width * LEAST_SHARE), max: halfInches(width * MOST_SHARE) }
}

/** Half an inch beyond the range makers differ, so the maker of the tire has to say. */
const MARGIN = 0.5

/** Whether a rim of this width in inches is within the range of a size, so near that its maker has to say, or out of it. */
export function judgeRimWidth(size: TireSize, rimWidth: number): 'within' | 'edge' | 'out' {
  const { min, max } = rimWidthsOf(size)
  if (rimWidth >= min && rimWidth <= max) return 'within'
  return rimWidth >= min - MARGIN && rimWidth <= max + MARGIN ? 'edge' : 'out'
}
