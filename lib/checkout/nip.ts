import { cleanCode } from '@bieznik/contract/typed-text'
import type { Country } from '@bieznik/contract/countries'

const WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7] as const

/** Ten digits out of what people write: what stands between them, NIP and PL before them do not count. Anything else is left as it is. */
export function normaliseNip(written: string): string {
  return cleanCode(written)
    .replace(/[ ./-]/g, '')
    .replace(/^(?:nip:?)?(?:pl)?/i, '')
}

/** The tax id of a company as it is sent: ten digits in Poland, elsewhere as it was written. */
export function normaliseTaxId(written: string, country: Country): string {
  return country === 'PL' ? normaliseNip(written) : cleanCode(written)
}

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
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  return sum % 11 === Number(digits[9])
}
