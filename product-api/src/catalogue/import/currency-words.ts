import type { Currency } from '@bieznik/contract/money/currencies'

/** Signs and words of currencies, folded to small letters. */
const words: [Currency, RegExp][] = [
  ['PLN', /^(?:pln|zł|zl|złot\p{L}*|злот\p{L}*)\.?$/u],
  ['EUR', /^(?:€|eur|euro|евро)$/],
  ['USD', /^(?:\$|us\$|usd|dolar\p{L}*|доллар\p{L}*)$/u],
  ['GBP', /^(?:£|gbp)$/],
  ['CZK', /^(?:kč|kc|czk)$/],
  ['HUF', /^(?:ft|huf)$/],
  ['CHF', /^chf$/],
  ['SEK', /^sek$/],
  ['NOK', /^nok$/],
  ['DKK', /^dkk$/],
  ['RON', /^(?:lei|ron)$/],
  ['UAH', /^(?:₴|uah|грн)\.?$/],
  ['TRY', /^(?:₺|try)$/],
  ['CNY', /^(?:cny|rmb)$/],
]

/** The currency that a word or a sign stands for. */
export function currencyOf(text: string): Currency | undefined {
  const word = text.trim().toLowerCase()
  return words.find(([, pattern]) => pattern.test(word))?.[0]
}

/** The currency that a header names beside its field: `Cena brutto [EUR]`, `Price, €`. */
export function currencyInHeader(header: string): Currency | undefined {
  const parts = header.match(/[\p{L}$]+|\p{Sc}/gu) ?? []
  return parts.map(currencyOf).find((currency) => currency !== undefined)
}

const PRICE = /^(?<before>[^\d\s-]+)?\s*(?<amount>\d.*?)\s*(?<after>[^\d\s.,-][^\d\s]*)?$/u

/** The number of a price, and the currency beside it; `unknown` when a word stands there that is none. */
export function splitPrice(text: string): { amount: string; currency: Currency | 'unknown' | undefined } {
  const { before, amount, after } = PRICE.exec(text.trim())?.groups ?? {}
  const word = before ?? after
  if (amount === undefined || word === undefined || (before !== undefined && after !== undefined))
    return { amount: text, currency: undefined }
  return { amount, currency: currencyOf(word) ?? 'unknown' }
}
