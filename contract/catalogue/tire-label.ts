import type { Language } from '../language.ts'
import { locales } from '../locales.ts'
import { readService } from './service-description.ts'

/** What the label of a tire is made of; the wire leaves out what is not known. */
interface Labelled {
  isRetreaded: boolean
  icVc: string
  diameter: number
  snowMarking?: string | undefined
  fuelClass?: string | undefined
  wetGrip?: string | undefined
  noise?: number | null | undefined
  noiseClass?: string | undefined
  iceGrip?: boolean | undefined
  eprel?: string | undefined
  productSheet?: string | undefined
}

/** Inches: 254 and 635 mm. */
const SMALLEST_EXEMPT_RIM = 10
const LARGEST_EXEMPT_RIM = 25
const EXEMPT_SPEED = 80

/**
 * Whether a tire has to have a label: Regulation (EU) 2020/740, article 2. Retreads have none until there is a method to test them, nor do
 * small and very large rims and tires for less than 80 km/h. What else is exempt (spare, racing and studded tires) no field tells.
 */
export const needsLabel = ({ isRetreaded, diameter, icVc }: Labelled): boolean =>
  !isRetreaded &&
  diameter > SMALLEST_EXEMPT_RIM &&
  diameter < LARGEST_EXEMPT_RIM &&
  (readService(icVc)?.topSpeed ?? EXEMPT_SPEED) >= EXEMPT_SPEED

const gaps = {
  fuelClass: ({ fuelClass = '' }: Labelled) => fuelClass === '',
  wetGrip: ({ wetGrip = '' }: Labelled) => wetGrip === '',
  noise: ({ noise = null }: Labelled) => noise === null,
  noiseClass: ({ noiseClass = '' }: Labelled) => noiseClass === '',
  eprel: ({ eprel = '' }: Labelled) => eprel === '',
} as const
export type LabelGap = keyof typeof gaps

const names = ['fuelClass', 'wetGrip', 'noise', 'noiseClass', 'eprel'] as const satisfies readonly LabelGap[]

/** What is missing of the label that a tire has to have. */
export const labelGaps = (tire: Labelled): LabelGap[] =>
  needsLabel(tire) ? names.filter((name) => gaps[name](tire)) : []

export interface TireLabel {
  /** A to E. */
  fuelClass: string
  /** A to E; empty: not known. */
  wetGrip: string
  /** dB; null: not known. */
  noise: number | null
  /** A to C; empty: not known. */
  noiseClass: string
  snow: boolean
  ice: boolean
  /** Number in the registry; empty: not known. */
  eprel: string
}

/** What is known of a tire's label; null: it has none. */
export function tireLabel(tire: Labelled): TireLabel | null {
  const { isRetreaded, fuelClass = '', wetGrip = '', noise = null, noiseClass = '', eprel = '' } = tire
  if (isRetreaded || fuelClass === '') return null
  const snow = /3pmsf/i.test(tire.snowMarking ?? '')
  return { fuelClass, wetGrip, noise, noiseClass, snow, ice: tire.iceGrip === true, eprel }
}

const REGISTRY = 'https://eprel.ec.europa.eu'

/** Where the registry shows the label of a tire. */
export const labelAddress = (eprel: string): string => `${REGISTRY}/screen/product/tyres/${eprel}`

/** Where a tire's product information sheet is; null: not known. */
export function sheetAddress({ productSheet = '', eprel = '' }: Labelled, language: Language): string | null {
  if (productSheet !== '') return productSheet
  return eprel === ''
    ? null
    : `${REGISTRY}/fiches/tyres/Fiche_${eprel}_${locales[language].europeanUnion.toUpperCase()}.pdf`
}
