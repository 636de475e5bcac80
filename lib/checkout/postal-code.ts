import type { Country } from '@bieznik/contract/platform/countries'
import { cleanCode } from '@bieznik/contract/platform/typed-text'

interface Form {
  pattern: RegExp
  /** A real postal code of this form, which people are shown. */
  example: string
}

const digits = (count: number, example: string): Form => ({ pattern: new RegExp(`^\\d{${count}}$`), example })

/**
 * How postal codes look, country by country; a country that is not here may write what it likes.
 *
 * Source: the Universal Postal Union's addressing database, as listed in
 * https://en.wikipedia.org/wiki/List_of_postal_codes
 */
const forms: Partial<Record<string, Form>> = {
  PL: { pattern: /^\d{2}-\d{3}$/, example: '00-950' },
  AT: digits(4, '1010'),
  BE: digits(4, '1000'),
  BG: digits(4, '1000'),
  CH: digits(4, '8001'),
  CZ: { pattern: /^\d{3} ?\d{2}$/, example: '110 00' },
  DE: digits(5, '10115'),
  DK: digits(4, '1050'),
  EE: digits(5, '10111'),
  ES: digits(5, '28001'),
  FI: digits(5, '00100'),
  FR: digits(5, '75001'),
  GB: { pattern: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/, example: 'SW1A 1AA' },
  HR: digits(5, '10000'),
  HU: digits(4, '1011'),
  IT: digits(5, '00118'),
  LT: { pattern: /^LT-\d{5}$/, example: 'LT-01100' },
  LU: digits(4, '1009'),
  LV: { pattern: /^LV-\d{4}$/, example: 'LV-1010' },
  NL: { pattern: /^\d{4} ?[A-Z]{2}$/, example: '1011 AB' },
  NO: digits(4, '0150'),
  PT: { pattern: /^\d{4}-\d{3}$/, example: '1000-001' },
  RO: digits(6, '010011'),
  SE: { pattern: /^\d{3} ?\d{2}$/, example: '111 20' },
  SI: digits(4, '1000'),
  SK: { pattern: /^\d{3} ?\d{2}$/, example: '811 01' },
  UA: digits(5, '01001'),
}

/** The sign that cars of a country carry, where it is not its code: people write either before a postal code. */
const carSigns: Partial<Record<Country, string>> = {
  AT: 'A',
  BE: 'B',
  DE: 'D',
  ES: 'E',
  FI: 'FIN',
  FR: 'F',
  HU: 'H',
  IT: 'I',
  LU: 'L',
  NO: 'N',
  PT: 'P',
  SE: 'S',
  SI: 'SLO',
}

/** How it is sent: in capitals, without its country, and with its dash wherever people put it. */
export function normalisePostalCode(written: string, country: Country): string {
  const code = cleanCode(cleanCode(written).toUpperCase())
  if (!forms[country]) return code
  const signs = [country, carSigns[country] ?? country].join('|')
  return withDash(code.replace(new RegExp(`^(?:${signs})[ -]*(?=\\d)`), ''), country)
}

function withDash(code: string, country: Country): string {
  switch (country) {
    case 'PL':
      return code.replace(/^(\d{2})[ -]*(\d{3})$/, '$1-$2')
    // Here the country is a part of the code.
    case 'LT':
    case 'LV':
      return code.replace(/^(?=\d+$)/, `${country}-`)
    default:
      return code
  }
}

/** Whether a normalised postal code has the form of its country. */
export function isPostalCode(code: string, country: Country): boolean {
  return forms[country]?.pattern.test(code) ?? true
}

/** What a postal code of this country looks like; null: there is no form to keep to. */
export function postalCodeExample(country: Country): string | null {
  return forms[country]?.example ?? null
}
