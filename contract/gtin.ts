const LENGTHS: readonly number[] = [8, 12, 13, 14]

/**
 * Whether it is a number of an article in trade: EAN-8, UPC-A, EAN-13 or GTIN-14, with the right check digit (GS1 General Specifications,
 * section 7.9: from the right, digits count three times and once in turn).
 */
export function isGtin(code: string): boolean {
  if (!/^\d+$/.test(code) || !LENGTHS.includes(code.length)) return false
  const sum = Array.from(code, Number)
    .toReversed()
    .reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
