import type { colors } from '@bieznik/contract/catalogue/goods-words'
import type { WheelUse } from './wheel-fitments.ts'

export interface Rim {
  /** Inches. */
  diameter: number
  /** Inches. */
  width: number
}

/** Widths in inches that are usual for each rim diameter in inches. */
const usualWidths: Record<WheelUse, readonly (readonly [diameter: number, widths: readonly number[]])[]> = {
  car: [
    [13, [5, 5.5]],
    [14, [5.5, 6]],
    [15, [6, 6.5]],
    [16, [6.5, 7]],
    [17, [7, 7.5]],
    [18, [7.5, 8]],
    [19, [8, 8.5]],
    [20, [8.5, 9]],
  ],
  offRoad: [
    [15, [7, 8, 10]],
    [16, [7, 8]],
    [17, [7.5, 8, 9]],
    [18, [8, 9]],
    [20, [8.5, 9, 10]],
  ],
  van: [
    [15, [5.5, 6]],
    [16, [6, 6.5]],
    [17, [6.5, 7]],
    [18, [7.5, 8]],
  ],
}

export function listRims(use: WheelUse, [smallest, largest]: readonly [number, number]): Rim[] {
  return usualWidths[use]
    .filter(([diameter]) => diameter >= smallest && diameter <= largest)
    .flatMap(([diameter, widths]) => widths.map((width) => ({ diameter, width })))
}

export interface WheelModel {
  /** Absent for steel wheels, which are sold by their numbers alone. */
  name?: string
  typeOfWheel: 'steel' | 'alloy'
  uses: readonly WheelUse[]
  /** Finishes. */
  colors: readonly (keyof typeof colors)[]
  /** Rim diameters in inches in which the model is made. */
  diameters: readonly [smallest: number, largest: number]
  /** PLN for a 15 inch rim 6 inches wide. */
  basePrice: number
}

export const wheelModels: readonly WheelModel[] = [
  { typeOfWheel: 'steel', uses: ['car'], colors: ['black', 'silver'], diameters: [13, 17], basePrice: 169 },
  { typeOfWheel: 'steel', uses: ['van'], colors: ['black', 'silver'], diameters: [15, 17], basePrice: 215 },
  {
    typeOfWheel: 'steel',
    uses: ['offRoad'],
    colors: ['black_matt', 'white', 'silver'],
    diameters: [15, 17],
    basePrice: 229,
  },
  {
    name: 'Orla',
    typeOfWheel: 'alloy',
    uses: ['car'],
    colors: ['silver', 'graphite', 'black_gloss'],
    diameters: [14, 18],
    basePrice: 349,
  },
  {
    name: 'Bystra',
    typeOfWheel: 'alloy',
    uses: ['car', 'van'],
    colors: ['anthracite', 'black_polished', 'silver'],
    diameters: [16, 20],
    basePrice: 389,
  },
  {
    name: 'Turnia',
    typeOfWheel: 'alloy',
    uses: ['offRoad'],
    colors: ['black_matt', 'graphite_matt', 'bronze_matt'],
    diameters: [15, 20],
    basePrice: 429,
  },
]
