const LENGTHS: readonly number[] = [8, 12, 13, 14]

/**
 * Whether it is a number of an article in trade: EAN-8, UPC-A, EAN-13 or GTIN-14, with the right check digit (GS1 General Specifications,
 * section 7.9: from the right, digits count three times and once in turn). Zeros alone, with which lists fill a column, are none.
 */
export function isGtin(code: string): boolean {
  if (!/^\d*[1-9]\d*$/.test(code) || !LENGTHS.includes(code.length)) return false
  const sum = Array.from(code, Number)
    .toReversed()
    .reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/**
 * Numbers that a company, a receipt or a coupon gives itself, as GTIN-13, in which an EAN-8 has five zeros before it: GS1 General
 * Specifications, section 1.4. Google refuses a product with one (https://support.google.com/merchants/answer/6286293, 6286302).
 */
const RESTRICTED = /^(?:0{5}[02]|0[245]|2|98[0-4]|99)/

/** The same digit over and over, counted up or counted down, such as 1234567890128: typed where a number was asked for. */
function isFiller(code: string): boolean {
  const digits = Array.from(code.slice(0, -1).replace(/^0+/, ''), Number)
  const steps = new Set(digits.slice(1).map((digit, index) => (digit - (digits[index] ?? 0) + 10) % 10))
  return steps.size <= 1 && [0, 1, 9].some((step) => steps.has(step))
}

/** The number by which a product is announced to others; empty: it has none that they take. */
export function gtinOf({ ean }: { ean: string }): string {
  if (!isGtin(ean) || isFiller(ean)) return ''
  return RESTRICTED.test(ean.padStart(14, '0').slice(1)) ? '' : ean
}
