import { tireFilterSchema, type TireFilter } from '@bieznik/contract/catalogue-query'
import { plnFromGrosze } from '@bieznik/contract/money'

/** A filter as the results page needs it: the three measures are there. */
export type TireSearch = TireFilter & Required<Pick<TireFilter, 'width' | 'profile' | 'diameter'>>

/** The order in which the parts of an address stand, so that one search has one address. */
const KEYS = [
  'width',
  'profile',
  'diameter',
  'season',
  'priceFrom',
  'priceTo',
  'manufacturer',
  'protector',
] as const satisfies readonly (keyof TireFilter)[]

/**
 * Reads `{query}` of `/tires/filter/{query}`: one path segment of `key=value` pairs joined by `&`, URL-encoded.
 * Unknown keys are ignored. Null: a required key is missing, or a value cannot be read.
 */
export function parseTireSearch(segment: string): TireSearch | null {
  const filter = tireFilterSchema.safeParse(parseSegment(segment))
  if (!filter.success) return null
  const { width, profile, diameter } = filter.data
  return width && profile && diameter ? { ...filter.data, width, profile, diameter } : null
}

/** The inverse of `parseTireSearch`. */
export function formatTireSearch(search: TireSearch): string {
  const pairs = KEYS.flatMap((key) => {
    const value = search[key]
    if (value === undefined) return []
    const text = key === 'priceFrom' || key === 'priceTo' ? plnText(search[key]) : String(value)
    return [`${key}=${encodeURIComponent(text)}`]
  })
  return pairs.join('&')
}

function plnText(amount: TireFilter['priceFrom']): string {
  return amount === undefined ? '' : String(plnFromGrosze(amount))
}

/** Some senders encode `=` and `&` as well; then the whole segment is decoded first. An empty value counts as none. */
function parseSegment(segment: string): Record<string, string> {
  const pairs = (segment.includes('=') ? segment : (decode(segment) ?? '')).split('&')
  const values: Record<string, string> = {}
  for (const pair of pairs) {
    const at = pair.indexOf('=')
    const value = at < 0 ? null : decode(pair.slice(at + 1))
    if (value) values[pair.slice(0, at)] = value
  }
  return values
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
