/** The countries of Europe that tires are sent to, as ISO 3166-1 codes. Poland is where most go. */
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

export const DEFAULT_COUNTRY: Country = 'PL'

/** What a country is called in a language, for example `Polska`. */
export function countryName(code: Country, locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code
}

/** The language that orders name countries in: the people who pack and send them read Polish. */
const ORDER_LANGUAGE = 'pl'

export function orderCountry(code: Country): string {
  return countryName(code, ORDER_LANGUAGE)
}

/** The country of an order in the reader's language. Orders name it in Polish; another name is shown as it is. */
export function countryOfOrder(name: string, locale: string): string {
  const code = countries.find((known) => orderCountry(known) === name)
  return code ? countryName(code, locale) : name
}
