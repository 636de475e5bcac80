import { languages } from '../language.ts'

/** The countries that the shop can be set to deliver to, as ISO 3166-1 codes: those of Europe. */
export const countries = [
  'PL',
  'AL',
  'AT',
  'BA',
  'BE',
  'BG',
  'CH',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GB',
  'GR',
  'HR',
  'HU',
  'IE',
  'IS',
  'IT',
  'LI',
  'LT',
  'LU',
  'LV',
  'MD',
  'ME',
  'MK',
  'MT',
  'NL',
  'NO',
  'PT',
  'RO',
  'RS',
  'SE',
  'SI',
  'SK',
  'UA',
] as const
export type Country = (typeof countries)[number]

/** What a country is called in a language, for example `Polska`. */
export function countryName(code: Country, language: string): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code
}

/** The language that orders name countries in: the people who pack and send them read Polish. */
const ORDER_LANGUAGE = 'pl'

export function orderCountry(code: Country): string {
  return countryName(code, ORDER_LANGUAGE)
}

const keyOf = (text: string) => text.normalize().replaceAll(/\s+/g, ' ').trim().toLowerCase()

/** Made at the first question: naming every country in every language takes a while. */
let codes: Map<string, Country> | undefined

function codesByName(): Map<string, Country> {
  const names = countries.flatMap((code) => [
    [keyOf(code), code] as const,
    ...languages.map((language) => [keyOf(countryName(code, language)), code] as const),
  ])
  return new Map(names)
}

/** The country that a text means: by its code, or by its name in a language of the shop. Null: none that is known. */
export function readCountry(text: string): Country | null {
  codes ??= codesByName()
  return codes.get(keyOf(text)) ?? null
}

/** The country of an order in the reader's language. One that is not known is shown as it was written. */
export function countryOfOrder(text: string, language: string): string {
  const code = readCountry(text)
  return code ? countryName(code, language) : text
}
