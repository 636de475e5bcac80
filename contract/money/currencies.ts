/** What suppliers write prices in. All but PLN are in table A of the National Bank of Poland. */
export const currencies = [
  'PLN',
  'EUR',
  'USD',
  'GBP',
  'CZK',
  'HUF',
  'CHF',
  'SEK',
  'NOK',
  'DKK',
  'RON',
  'UAH',
  'TRY',
  'CNY',
] as const
export type Currency = (typeof currencies)[number]
