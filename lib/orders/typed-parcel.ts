import { writeDecimal } from '@bieznik/contract/money/decimal'
import { MAX_PARCEL_GRAMS } from '@bieznik/contract/selling/parcel'
import type { PackedParcel, ProposedParcel } from '@bieznik/contract/selling/shipment'

/** Grams of a weight in kilograms as people write it, with a comma or a point; null: nothing is written; undefined: it is no weight. */
export function gramsOf(kilograms: string): number | null | undefined {
  const written = kilograms.trim().replace(',', '.')
  if (written === '') return null
  if (!/^\d{1,4}(?:\.\d{1,3})?$/.test(written)) return undefined
  const grams = Math.round(Number(written) * 1_000)
  return grams >= 1 && grams <= MAX_PARCEL_GRAMS ? grams : undefined
}

export const packedFields = ['pieces', 'kilograms', 'length', 'width', 'height'] as const
/** A parcel as it is typed: kilograms, and sides in centimeters. */
export type TypedParcel = Record<(typeof packedFields)[number], string>

const MM_PER_CM = 10

export function typedOf({
  pieces,
  grams,
  length,
  width,
  height,
}: Omit<ProposedParcel, 'isNonStandard'>): TypedParcel {
  const inCentimeters = (side: number) => String(Math.ceil(side / MM_PER_CM))
  return {
    pieces: String(pieces),
    kilograms: grams === null ? '' : writeDecimal(grams / 1_000, 'pl'),
    length: inCentimeters(length),
    width: inCentimeters(width),
    height: inCentimeters(height),
  }
}

const wholeOf = (written: string, most: number): number | undefined => {
  const value = /^\s*[1-9]\d{0,2}\s*$/.test(written) ? Number(written) : undefined
  return value !== undefined && value <= most ? value : undefined
}

const LONGEST_CM = 500
const MOST_PIECES = 100

type Numbers = Omit<PackedParcel, 'isNonStandard'>

/** What is typed as numbers; undefined where it is none that may be sent. */
export function readParcel(typed: TypedParcel): { [Field in keyof Numbers]: Numbers[Field] | undefined } {
  const side = (written: string) => {
    const centimeters = wholeOf(written, LONGEST_CM)
    return centimeters === undefined ? undefined : centimeters * MM_PER_CM
  }
  return {
    pieces: wholeOf(typed.pieces, MOST_PIECES),
    // Without a weight no carrier takes it.
    grams: gramsOf(typed.kilograms) ?? undefined,
    length: side(typed.length),
    width: side(typed.width),
    height: side(typed.height),
  }
}
