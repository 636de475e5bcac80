const integers = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const digits = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 })

/** As exactly as it is worth: three digits, or all of the whole part. Nothing measured is a dash. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return '–'
  return Math.abs(value) >= 100 ? integers.format(value) : digits.format(value)
}

/** Bytes as kB of 1,000. */
export const kilobytes = (bytes: number): string => formatNumber(bytes / 1000)
