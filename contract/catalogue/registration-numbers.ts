/** The sum of digits, each times its weight. */
function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
}

const NIP_WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7]

/**
 * Whether ten digits are a Polish tax id (NIP). The last digit is the sum of the others, each times its weight, modulo
 * 11; a remainder of 10 is never given out. The first three are the number of a tax office.
 *
 * Source: type TNrNIP of the Ministry of Finance's XML schemas
 * (http://crd.gov.pl/xml/schematy/dziedzinowe/mf/2022/01/05/eD/DefinicjeTypy/) for the form, and
 * https://pl.wikipedia.org/wiki/Numer_identyfikacji_podatkowej for the weights.
 */
export function isNip(digits: string): boolean {
  if (!/^[1-9](?:\d[1-9]|[1-9]\d)\d{7}$/.test(digits)) return false
  return weightedSum(digits, NIP_WEIGHTS) % 11 === Number(digits[9])
}

const REGON_WEIGHTS = [8, 9, 2, 3, 4, 5, 6, 7]

/**
 * Whether nine digits are a number of the Polish business register (REGON). The last digit is the sum of the others, each times
 * its weight, modulo 11; a remainder of 10 counts as 0. Source: https://pl.wikipedia.org/wiki/REGON.
 */
export function isRegon(digits: string): boolean {
  return /^\d{9}$/.test(digits) && (weightedSum(digits, REGON_WEIGHTS) % 11) % 10 === Number(digits[8])
}

/** Whether 26 digits are a Polish account number (NRB), which with `PL` before it is an IBAN. */
export const isBankAccount = (digits: string): boolean => /^\d{26}$/.test(digits) && isIban(`PL${digits}`)

/**
 * Whether a text without blanks is an account number of any country: its first four characters moved to the end and its letters read as numbers
 * (A is 10), the remainder modulo 97 is 1. Of the lengths that countries have only Poland's is checked. Source: ISO 13616, check
 * digits of ISO 7064.
 */
export function isIban(written: string): boolean {
  if (!/^(?:PL\d{26}|(?!PL)[A-Z]{2}\d{2}[A-Z\d]{11,30})$/.test(written)) return false
  const digits = (written.slice(4) + written.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(Number.parseInt(letter, 36)),
  )
  return BigInt(digits) % 97n === 1n
}
