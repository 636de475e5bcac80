import { groszeFromPln, MAX_PLN, type Grosze } from '@bieznik/contract/money/money'

/** What a product may cost with VAT, both ends included. */
export type PriceBounds = { from?: Grosze; to?: Grosze }

const AMOUNT = String.raw`((?:\d{1,3}(?: \d{3})+|\d{1,6})(?:[.,]\d{1,2})?)`
const CURRENCY = String.raw`(?:zł|zl|pln|złotych|zlotych|зл|злотых|zloty|zlotys)(?!\p{L})\.?`
const MOST =
  'do|max|maks|poniżej|ponizej|tańsze niż|up to|under|below|less than|cheaper than|до|дешевле|не дороже|ниже'
const LEAST = 'od|powyżej|powyzej|from|above|over|от|дороже|выше'
const bound = (words: string) => `(?<!\\p{L})(?:${words}) +${AMOUNT}`

/**
 * An amount that no word introduces. Before it may stand a measure, each of which has two digits or more: `felgi 16 600 zł` are wheels of 16
 * inches for 600, `1 600 zł` and `16 000 zł` are thousands.
 */
const LONE_AMOUNT = String.raw`(?<![\p{L}\d.,/])((?:\d(?: \d{3})+|\d{2,3} 0\d{2}(?: \d{3})*|\d{1,6})(?:[.,]\d{1,2})?)`

/** `200-300 zł`, `200 zł - 300 zł`, `200 zł do 300 zł`, `od 200 do 300 zł`, `od 200 zł do 300 zł` */
const RANGES = [
  String.raw`${LONE_AMOUNT} *(?:${CURRENCY} *)?[-–—] *${AMOUNT} *${CURRENCY}`,
  `${bound(LEAST)}(?: *${CURRENCY})? +(?:${MOST}|to) +${AMOUNT} *${CURRENCY}`,
  `${LONE_AMOUNT} *${CURRENCY} +(?:${MOST}|to) +${AMOUNT} *${CURRENCY}`,
].map((pattern) => new RegExp(pattern, 'iu'))
const UP_TO = new RegExp(`${bound(`${MOST}|za`)} *${CURRENCY}`, 'iu')
const DOWN_TO = new RegExp(`${bound(LEAST)} *${CURRENCY}`, 'iu')
/** An amount in złoty by itself is the most that somebody wants to pay. */
const SOME = new RegExp(`${LONE_AMOUNT} *${CURRENCY}`, 'iu')
const UNITS = [
  String.raw`(?:mm|мм|cm|см|in|kg|кг|t|km|км|kmh|kph|mph|kn|кн|nm|нм|bar|psi|szt|шт|pcs|eur|euro|евро|usd|gbp|chf|czk)(?!\p{L})`,
  String.raw`cal|inch|дюйм|["″”%°€$£]|r ?\d`,
].join('|')
/** The rest of a size that begins with this number: `205 55 16`, `205 55 R16`. */
const REST_OF_SIZE = String.raw` \d{2,3}(?:[ /-]? ?z?r ?| )\d{2}(?!\d)`
/** Without a currency only what is no measure: widths end in 5, and no rim is that large. */
const BARE = new RegExp(
  String.raw`${bound(MOST)}(?![\d.,/x*×]| *[-–—] *\d|${REST_OF_SIZE}| *(?:${UNITS}))`,
  'iu',
)
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
