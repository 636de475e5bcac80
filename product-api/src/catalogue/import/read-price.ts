import type { Currency } from '@bieznik/contract/money/currencies'
import type { ImportReason } from '@bieznik/contract/catalogue/import-reasons'
import type { ImportOptions } from '@bieznik/contract/catalogue/product-import'
import { cleanCode } from '@bieznik/contract/platform/typed-text'
import { currencyOf, splitPrice } from './currency-words.ts'
import { readDecimal } from './read-decimal.ts'

type Price = { value: number | undefined; currency: Currency } | { reason: ImportReason; field?: 'currency' }

/** An amount with the currency that its cell names, else that of a column of its own, else that of the list; else PLN. */
export function readPrice(
  price: string | undefined,
  named: string | undefined,
  { threeDigits, currency = 'PLN' }: Pick<ImportOptions, 'threeDigits' | 'currency'>,
): Price {
  if (price === undefined) return { value: undefined, currency }
  const { amount, currency: beside } = splitPrice(cleanCode(price))
  if (beside === 'unknown') return { reason: 'currency_unknown' }
  const reading = readDecimal(amount, threeDigits)
  if ('reason' in reading) return reading
  if (beside !== undefined) return { value: reading.value, currency: beside }
  const ofColumn = named === undefined ? currency : currencyOf(cleanCode(named))
  return ofColumn === undefined
    ? { field: 'currency', reason: 'currency_unknown' }
    : { value: reading.value, currency: ofColumn }
}
