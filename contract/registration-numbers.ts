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

/** `PL00`, moved behind the account number as ISO 7064 wants it. */
const PL_AS_DIGITS = '2521'

/**
 * Whether 26 digits are a Polish account number (NRB): with `PL` before it an IBAN, whose remainder modulo 97 is 1. Source:
 * ISO 13616, check digits of ISO 7064.
 */
export function isBankAccount(digits: string): boolean {
  if (!/^\d{26}$/.test(digits)) return false
  return BigInt(digits.slice(2) + PL_AS_DIGITS + digits.slice(0, 2)) % 97n === 1n
}
