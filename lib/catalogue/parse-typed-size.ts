import type { TireSize } from '@bieznik/contract/catalogue/product'
import { readTireNotation } from '@bieznik/contract/catalogue/tire-size-notation'
import { readListedSize } from './listed-size'
import { readSegment } from './segment'
import { mayHaveSizesNear } from './sizes-near'

/**
 * What an address says that holds a size as it was typed: the size, or the text where it is none that lists have. Null: the address is
 * another one, or the text cannot be read as a size.
 */
export function parseTypedSize(segment: string): TireSize | string | null {
  const text = readSegment(segment).size?.trim()
  if (!text) return null
  return readListedSize(text) ?? (mayHaveSizesNear(readTireNotation(text)) ? text : null)
}
