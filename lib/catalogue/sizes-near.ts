import type { TireSize } from '@bieznik/contract/catalogue/product'
import { isImpossibleSize, type NotationReading } from '@bieznik/contract/catalogue/tire-size-notation'
import { nearestSizes } from './size-facts'

/** mm a nominal inch: 7.50 R16 is 215 mm wide. Its section is 92 % as high (ETRTO: 6.50, 7.00 and 7.50 R16C). */
const SECTION_WIDTH = 28.7
const SECTION_PROFILE = 92

/**
 * What the catalogue has in place of a text that is no size of its lists: of a size in inches of the section (7.50 R16) the nearest
 * metric ones, of a size with a measure that no tire has (197/65 R15) those that roll nearly as far, of a size that was only begun
 * (195, 195/80) those that go on so.
 */
export function sizesNear(reading: NotationReading, sizes: readonly TireSize[]): TireSize[] {
  if (!mayHaveSizesNear(reading) && !isImpossibleSize(reading)) return []
  if (reading.isUnderstood) {
    const { width, diameter } = reading.tire
    return nearestSizes({ width: width * SECTION_WIDTH, profile: SECTION_PROFILE, diameter }, sizes)
  }
  const [width, profile, diameter] = measuresIn(reading.unread.join(' '))
  if (isImpossibleSize(reading))
    return width && profile && diameter ? nearestSizes({ width, profile, diameter }, sizes) : []
  return sizes.filter(
    (size) => size.width === width && (profile === undefined || `${size.profile}`.startsWith(`${profile}`)),
  )
}

/** Of a text without a number nothing is near; a measure that no tire has is an error to correct. */
export function mayHaveSizesNear(reading: NotationReading): boolean {
  return reading.isUnderstood ? reading.tire.notation === 'numeric' : reading.error === 'incomplete'
}

const measuresIn = (text: string): number[] =>
  (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((digits) => Number(digits.replace(',', '.')))
