import type { FilterField, FilterValues } from './filters'

/**
 * Reads one path segment of `key=value` pairs joined by `&`, URL-encoded. Some senders encode `=` and `&` as well; then
 * the whole segment is decoded first. An empty value counts as none.
 */
export function readSegment(segment: string): Record<string, string> {
  const pairs = (segment.includes('=') ? segment : (decodeSegment(segment) ?? '')).split('&')
  const values: Record<string, string> = {}
  for (const pair of pairs) {
    const at = pair.indexOf('=')
    const value = at < 0 ? null : decodeSegment(pair.slice(at + 1))
    if (value) values[pair.slice(0, at)] = value
  }
  return values
}

const PRICES: readonly string[] = ['priceFrom', 'priceTo'] satisfies FilterField[]

/** Addresses of the old shop say `0` where nothing is chosen. Only a price can be 0. */
export function withoutZeros(values: FilterValues): FilterValues {
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => value?.trim() !== '0' || PRICES.includes(field)),
  )
}

/** The inverse of `readSegment`, in the order of the keys, so that one search has one address. */
export function writeSegment(keys: readonly FilterField[], values: FilterValues): string {
  return keys
    .flatMap((key) => {
      const value = values[key]
      return value ? [`${key}=${encodeURIComponent(value)}`] : []
    })
    .join('&')
}

/** Null: a stray % that belongs to nothing. */
export function decodeSegment(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
