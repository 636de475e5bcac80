import { isNip } from '@bieznik/contract/catalogue/registration-numbers'
import type { InvoiceContent } from './invoice-content.ts'
import { element, type XmlNode } from './xml-writer.ts'

/** Prefixes of numbers for VAT in the Union. */
export const isUnion = (prefix: string): boolean => prefix === 'EL' || (prefix !== 'GR' && union.has(prefix))

const union: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PT RO SE SI SK'.split(' '),
)

/** What numbers for VAT of a country of the Union begin with (`TKodyKrajowUE` of the schema); null: it is in none. */
function prefixOf(country: string | null): string | null {
  if (country === null || !union.has(country)) return null
  return country === 'GR' ? 'EL' : country
}

/** `TNrVatUE` of the schema. */
const VAT_NUMBER = /^[\dA-Z+*]{1,12}$/

/** A number as people write it, without the prefix; null: it is no number for VAT. */
function vatNumber(taxId: string, prefixes: readonly string[]): string | null {
  const written = taxId.replaceAll(/[\s.-]/g, '').toUpperCase()
  const prefix = prefixes.find((each) => written.startsWith(each)) ?? ''
  const number = written.slice(prefix.length)
  return VAT_NUMBER.test(number) ? number : null
}

/** The buyer's number as the files for the tax office have it, without the prefix of its country; null: a buyer without one. */
export function taxNumberOf({ taxId, countryCode }: Pick<InvoiceContent['buyer'], 'taxId' | 'countryCode'>): {
  country: string | null
  number: string
} | null {
  if (taxId === null) return null
  if (countryCode === 'PL' && isNip(taxId)) return { country: 'PL', number: taxId }
  const prefix = prefixOf(countryCode)
  const number = prefix === null ? null : vatNumber(taxId, [prefix, countryCode ?? prefix])
  if (prefix !== null && number !== null)
    return { country: prefix, number: number.replaceAll(/[^\dA-Z]/g, '') }
  const bare = taxId.toUpperCase().replaceAll(/[^\dA-Z]/g, '')
  return bare === '' ? null : { country: prefix ?? countryCode, number: bare }
}

/**
 * The buyer's number as FA(3) has it. Their country decides what it is, never its digits: a number of ten digits from abroad would be some
 * Polish company's NIP.
 */
export function taxIdOf({ taxId, countryCode }: InvoiceContent['buyer']): XmlNode[] {
  if (taxId === null) return [element('BrakID', '1')]
  if (countryCode === 'PL' && isNip(taxId)) return [element('NIP', taxId)]
  const ofCountry = countryCode === null ? [] : [element('KodKraju', countryCode)]
  const prefix = prefixOf(countryCode)
  const number = prefix === null ? null : vatNumber(taxId, [prefix, countryCode ?? prefix])
  if (prefix === null || number === null) return [...ofCountry, element('NrID', taxId)]
  return [element('KodUE', prefix), element('NrVatUE', number)]
}
