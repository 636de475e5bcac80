import { groszeFromPln, MAX_PLN, type Grosze } from '@bieznik/contract/money/money'

/** What a product may cost with VAT, both ends included. */
export type PriceBounds = { from?: Grosze; to?: Grosze }

const AMOUNT = String.raw`((?:\d{1,3}(?: \d{3})+|\d{1,6})(?:[.,]\d{1,2})?)`
const CURRENCY = String.raw`(?:zł|zl|pln|złotych|zlotych|зл|злотых|zloty|zlotys)(?!\p{L})\.?`
const MOST =
  'do|max|maks|poniżej|ponizej|tańsze niż|up to|under|below|less than|cheaper than|до|дешевле|не дороже|ниже'
const LEAST = 'od|powyżej|powyzej|from|above|over|от|дороже|выше'
const bound = (words: string) => `(?<!\\p{L})(?:${words}) +${AMOUNT}`

/** `200-300 zł`, `od 200 do 300 zł` */
const RANGES = [
  String.raw`(?<![\p{L}\d.,/])${AMOUNT} *[-–] *${AMOUNT} *${CURRENCY}`,
  String.raw`(?<!\p{L})(?:${LEAST}) +${AMOUNT} +(?:${MOST}|to) +${AMOUNT} *${CURRENCY}`,
].map((pattern) => new RegExp(pattern, 'iu'))
const UP_TO = new RegExp(`${bound(MOST)} *${CURRENCY}`, 'iu')
const DOWN_TO = new RegExp(`${bound(LEAST)} *${CURRENCY}`, 'iu')
/** An amount in złoty by itself is the most that somebody wants to pay: `opony za 200 zł`. */
const SOME = new RegExp(String.raw`(?<![\p{L}\d.,/])(?:za +)?${AMOUNT} *${CURRENCY}`, 'iu')
/** Without a currency only what is no measure: widths end in 5, and no rim is that large. */
const BARE = new RegExp(`${bound(MOST)}(?![\\d.,/x*×]| *(?:mm|мм|cal|r\\d))`, 'iu')
const SMALLEST_BARE = 50

const amountOf = (digits: string | undefined): Grosze => groszeFromPln(Math.min(plnOf(digits), MAX_PLN))

const plnOf = (digits = ''): number => Number(digits.replaceAll(' ', '').replace(',', '.'))

/** Takes what a product may cost out of a text that was searched for; `words`: what is left of it. */
export function readPrice(text: string): { words: string; price: PriceBounds | null; typed: string } {
  const range = RANGES.map((pattern) => pattern.exec(text)).find((found) => found !== null)
  if (range) return taken(text, range, { from: amountOf(range[1]), to: amountOf(range[2]) })
  const least = DOWN_TO.exec(text)
  if (least) return taken(text, least, { from: amountOf(least[1]) })
  const most = UP_TO.exec(text) ?? SOME.exec(text) ?? bareIn(text)
  return most ? taken(text, most, { to: amountOf(most[1]) }) : { words: text, price: null, typed: '' }
}

function bareIn(text: string): RegExpExecArray | null {
  const found = BARE.exec(text)
  const pln = plnOf(found?.[1])
  return found && pln >= SMALLEST_BARE && pln % 10 === 0 ? found : null
}

const taken = (text: string, { 0: typed, index }: RegExpExecArray, price: PriceBounds) => ({
  words: [text.slice(0, index), text.slice(index + typed.length)]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' '),
  price,
  typed: typed.trim(),
})
