import { MAX_NOTATION_LENGTH } from '@bieznik/contract/notation-length'
import type { TireSize } from '@bieznik/contract/product'
import { readListedSize } from './listed-size'
import { readSegment } from './segment'

/** The page that says why there is no search for what was typed as a size, without a language prefix. */
export function unreadSizePath(text: string): string {
  // One letter more than can be read, so that it still is too long.
  const kept = text.trim().slice(0, MAX_NOTATION_LENGTH + 1)
  return `/tires/filter/size=${encodeURIComponent(kept.toWellFormed())}`
}

/** What an address says that holds a size as it was typed: the size, or the text where it is none. Null: the address is another one. */
export function parseTypedSize(segment: string): TireSize | string | null {
  const text = readSegment(segment).size?.trim()
  return text ? (readListedSize(text) ?? text) : null
}
