import { MAX_NOTATION_LENGTH } from './notation-length.ts'
import { findImpossibleMeasure } from './plausible-size.ts'
import type { TireSize } from './product.ts'
import { toSidewallLetters } from './sidewall-letters.ts'
import { readMarkings, type SidewallMarkings } from './sidewall-markings.ts'
import {
  findSizes,
  type Construction,
  type MeasureName,
  type SidewallMeasures,
  type SizeMatch,
} from './sidewall-size.ts'
import { formatTireSize } from './tire-size.ts'

export type TireNotation = SidewallMeasures & SidewallMarkings & { construction: Construction | null }

/**
 * `width`, `profile`, `diameter`: it is written like a size, and no tire has this measure. `incomplete`: it may become a size. `no_size`: nothing
 * is written like one.
 */
export type NotationError = MeasureName | 'empty' | 'incomplete' | 'no_size' | 'too_long'

/** `unread` are the pieces of the text that were not understood, as they were written. */
export type NotationReading =
  | { isUnderstood: true; tire: Readonly<TireNotation>; unread: readonly string[] }
  | { isUnderstood: false; error: NotationError; unread: readonly string[] }

/** A list's line has its title read by each rule that looks at it, and its size stands in many others. */
const MAX_RECENT = 256
const recent = new Map<string, NotationReading>()

/** Ends like a size that is being typed. */
const BEGUN = /\d[\d ./\\|X:;_-]{0,20}(?:ZR?|R|D|B)?[ .-]{0,2}\d?$/

/**
 * Reads what is written on a sidewall, in any of the usual ways and with anything around it. Never throws.
 *
 * ```
 * text     = { word } size { marking | word }
 * size     = metric | inch | numeric
 * metric   = [ "P" | "LT" ] width [ between profile ] type rim      195/80 R15, LT265/70R17, 195R14C (full profile)
 *          | width between profile between rim                      195 80 15, 195/80/15, 1958015
 *          | type rim between width between profile                 R15 195/80
 * inch     = overall "x" section ( type | between ) rim             31x10.50 R15LT, 31x1050R15
 * numeric  = section type rim                                       7.50R16, 6.50-16, 11R22.5
 * type     = "R" | "ZR" | "RF" | "ZRF" | "D" | "B" | "-"            "-" (diagonal) in inch and numeric sizes only
 * between  = [ "/" "\" "|" "x" "." ":" ";" "_" "-" or blanks ]
 * marking  = "C" | "CP"                                             right after the rim
 *          | "LT" | "XL" | "RF" | "REINF" | "EXTRA LOAD" | plies "PR" | service
 * service  = index [ "/" index | "-" index ] symbol | "(" index symbol ")"      96T, 106/104Q, (100Y); "96 T" and "96" right after the size
 * ```
 *
 * Letters of either case, Cyrillic or full-width, a comma for a point, the letter O for a zero and inch marks are taken for what they stand
 * for. Of several sizes the first counts, one with a type before one without. Ranges: metric widths of 105 to 445 mm in steps of 5, profiles
 * of 20 to 95 % and 100 %; overall diameters of 20 to 46 inches with sections of 5 to 18; numeric sections of 3.5 to 18 inches; rims of 10 to 24 inches
 * and the half inches of vans and trucks.
 *
 * Sources: ETRTO Standards Manual (designation, C and CP, service description), ISO 4000-1 (metric passenger car tires, load indices, speed
 * symbols), the Tire and Rim Association's year book (P and LT metric, flotation and numeric light truck sizes).
 */
export function readTireNotation(text: string): NotationReading {
  if (text.length > MAX_NOTATION_LENGTH) return notUnderstood('too_long', [])
  const known = recent.get(text)
  if (known) return known
  const reading = readNotation(text)
  const oldest = recent.size < MAX_RECENT ? undefined : recent.keys().next().value
  if (oldest !== undefined) recent.delete(oldest)
  recent.set(text, reading)
  return reading
}

function readNotation(text: string): NotationReading {
  const written = text.trim().replaceAll(/\s+/g, ' ')
  if (written === '') return notUnderstood('empty', [])
  const letters = toSidewallLetters(written)
  const sizes = findSizes(letters)
  const size = sizes.find(({ measures }) => findImpossibleMeasure(measures) === null)
  if (size) return understood(written, letters, size)

  const [impossible] = sizes
  const measure = impossible && findImpossibleMeasure(impossible.measures)
  if (measure) return notUnderstood(measure, [written.slice(impossible.start, impossible.end).trim()])
  return notUnderstood(BEGUN.test(letters) ? 'incomplete' : 'no_size', [written])
}

function notUnderstood(error: NotationError, unread: string[]): NotationReading {
  return { isUnderstood: false, error, unread }
}

function understood(written: string, letters: string, size: SizeMatch): NotationReading {
  const { markings, rest } = readMarkings(letters, size)
  return {
    isUnderstood: true,
    tire: { ...size.measures, construction: size.construction, ...markings },
    unread: remainingWords(written, rest),
  }
}

/** The words of the text where the rest is not blank, without the punctuation around them. */
function remainingWords(written: string, rest: string): string[] {
  return Array.from(rest.matchAll(/\S+/g), ({ index, 0: { length } }) =>
    written.slice(index, index + length).replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+]+$/gu, ''),
  ).filter((word) => word !== '')
}

/** Whether it is written like a size of which no tire has a measure. */
export const isImpossibleSize = (reading: NotationReading): boolean =>
  !reading.isUnderstood &&
  (['width', 'profile', 'diameter'] satisfies NotationError[]).some((each) => each === reading.error)

/** Listings equate 195R14C with 195/80 R14C. (The full profile of ETRTO is nominally 82, which no list offers.) */
const LISTED_FULL_PROFILE = 80

/** The size as the catalogue lists it. Null: numeric sizes (7.50R16) have no counterpart there. */
export function catalogueSize(tire: SidewallMeasures): TireSize | null {
  if (tire.notation === 'numeric') return null
  const { width, profile, diameter } = tire
  return { width, profile: profile ?? LISTED_FULL_PROFILE, diameter }
}

type WrittenSize = SidewallMeasures & Pick<TireNotation, 'isCommercial' | 'isLightTruck' | 'construction'>

/** The size without its service description: `195/80 R15`, `195 R14C`, `LT265/70 R17`, `31x10.50 R15LT`, `6.50-16`. */
export function formatTireNotation(tire: WrittenSize): string {
  const size = formatMeasures(tire)
  if (tire.isCommercial) return `${size}C`
  if (!tire.isLightTruck) return size
  return tire.notation === 'metric' ? `LT${size}` : `${size}LT`
}

function formatMeasures({ notation, width, profile, diameter, construction }: WrittenSize): string {
  if (profile !== null) return formatTireSize({ width, profile, diameter })
  if (notation === 'metric') return `${width} R${diameter}`
  return `${width.toFixed(2)}${construction === 'D' ? '-' : ' R'}${diameter}`
}
