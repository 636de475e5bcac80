import { cleanCode } from '@bieznik/contract/platform/typed-text'
import type { Country } from '@bieznik/contract/platform/countries'

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
