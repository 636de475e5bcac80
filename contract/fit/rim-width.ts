import type { TireSize } from '../product.ts'
import { isInchSize, tireDimensions } from '../tire-size.ts'
import { MM_PER_INCH } from './finding.ts'

/** Inches. */
export interface RimWidths {
  min: number
  max: number
}

type Row = readonly [width: number, min: number, max: number]

/**
 * Rim widths in inches by section width in mm, for the aspect ratios from `least` on: the approved rims of passenger car tires of the ETRTO
 * Standards Manual as the trade quotes them. The manual itself was not at hand: the tests compare the rows with what tire dealers publish. From
 * 50 % on all of them lie within the wide rule below, so they only make it stricter; lower ones from 215 mm on agree with a dealer's chart to half an inch. Van
 * tires of the same measures have the same rims or half an inch fewer.
 */
const tables: readonly { least: number; rows: readonly Row[] }[] = [
  {
    least: 75,
    rows: [
      [135, 3.5, 4.5],
      [145, 3.5, 5],
      [155, 4, 5],
      [165, 4, 5.5],
      [175, 4.5, 6],
      [185, 4.5, 6],
      [195, 5, 6.5],
      [205, 5, 7],
      [215, 5.5, 7],
      [225, 6, 7.5],
      [235, 6, 7.5],
      [245, 6.5, 8],
      [255, 6.5, 8.5],
      [265, 7, 8],
    ],
  },
  {
    least: 70,
    rows: [
      [135, 3.5, 4.5],
      [145, 4, 5],
      [155, 4, 5.5],
      [165, 4.5, 6],
      [175, 4.5, 6],
      [185, 4.5, 6],
      [195, 5, 6.5],
      [205, 5, 7],
      [215, 5.5, 7],
      [225, 6, 7.5],
      [235, 6, 8],
      [245, 6.5, 8],
      [255, 6.5, 8.5],
      [265, 7, 9],
      [275, 7, 9],
    ],
  },
  {
    least: 50,
    rows: [
      [155, 4.5, 5.5],
      [165, 4.5, 6],
      [175, 5, 6],
      [185, 5, 6.5],
      [195, 5.5, 7],
      [205, 5.5, 7.5],
      [215, 6, 7.5],
      [225, 6, 8],
      [235, 6.5, 8.5],
      [245, 7, 8.5],
      [255, 7, 9],
      [265, 7.5, 9.5],
      [275, 7.5, 9.5],
    ],
  },
  {
    least: 45,
    rows: [
      [195, 6, 7.5],
      [205, 6.5, 7.5],
      [215, 7, 8],
      [225, 7, 8.5],
      [235, 7.5, 9],
      [245, 7.5, 9],
      [255, 8, 9.5],
    ],
  },
  {
    least: 40,
    rows: [
      [205, 7, 8],
      [215, 7, 8.5],
      [225, 7.5, 9],
      [235, 8, 9.5],
      [245, 8, 9.5],
      [255, 8.5, 10],
      [265, 9, 10.5],
      [275, 9, 11],
    ],
  },
]

/** Shares of the section width: the wide rule of the trade, where the table has no row. */
const LEAST_SHARE = 0.65
const MOST_SHARE = 0.9

const halfInches = (inches: number): number => Math.round(inches * 2) / 2

/** The rims that a size may be on, in inches: of the table, or 0.65 to 0.9 of its section width in half inches (inch sizes too). */
export function rimWidthsOf(size: TireSize): RimWidths {
  const rows = isInchSize(size) ? undefined : tables.find(({ least }) => size.profile >= least)?.rows
  const row = rows?.find(([width]) => width === size.width)
  if (row) return { min: row[1], max: row[2] }
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
