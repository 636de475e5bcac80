import { dateFromSerial, format, isDateFormat, tokenize } from 'numfmt'

type Token = ReturnType<typeof tokenize>[number]

const DIGITS = new Set(['HASH', 'ZERO', 'QMARK', 'POINT', 'GROUP', 'SCALE'])
const LITERALS = new Set(['STRING', 'ESCAPED', 'CURRENCY', 'LOCALE', 'CHAR', 'SPACE', 'PERCENT'])

/** The days by which the calendar of old Macintosh workbooks begins later. */
const DAYS_TO_1904 = 1462

/** The fifteen digits that a spreadsheet keeps, and never three behind the point, which might be thousands. */
const plain = (value: number) => String(Number(value.toPrecision(15))).replace(/(?<=\.\d{3})$/, '0')

/** `€-407` names a currency and a country. */
const literal = ({ type, value }: Token) => (type === 'LOCALE' ? (value.split('-')[0] ?? '') : value)

const textOf = (tokens: Token[]) =>
  tokens
    .filter(({ type }) => LITERALS.has(type))
    .map(literal)
    .join('')

/** What a cell shows of its number, but for decimals that its format hides: `49.9 €`, `23%`, `0054137026174`, `12 szt`, `2026-11-29`. */
export function shownNumber(value: number, pattern: string, startsIn1904: boolean): string {
  if (pattern === '' || /^(?:general|@)$/i.test(pattern)) return plain(value)
  if (isDateFormat(pattern)) return dateOf(value, startsIn1904)
  const tokens = sectionOf(pattern)
  const first = tokens.findIndex(({ type }) => DIGITS.has(type))
  const last = tokens.findLastIndex(({ type }) => DIGITS.has(type))
  if (first === -1) return plain(value)
  const digits = tokens.slice(first, last + 1)
  // Literals among the digits, as in `0 000000 000000`.
  if (digits.some(({ type }) => LITERALS.has(type)))
    return Number.isInteger(value) ? format(pattern, value) : plain(value)
  const isPercent = tokens.some(({ type }) => type === 'PERCENT')
  const scale = digits.filter(({ type }) => type === 'SCALE').length
  const number = withZeros((value * (isPercent ? 100 : 1)) / 1000 ** scale, digits)
  const [before, after] = [tokens.slice(0, first), tokens.slice(last + 1)].map((part) => textOf(part).trim())
  return [before, number, after].join(' ').trim()
}

/** Up to the first break: what comes behind is for numbers below zero, and differs in colors and signs. */
function sectionOf(pattern: string): Token[] {
  const tokens = tokenize(pattern)
  const end = tokens.findIndex(({ type }) => type === 'BREAK')
  return end === -1 ? tokens : tokens.slice(0, end)
}

function withZeros(value: number, digits: Token[]): string {
  const isPadded = digits.every(({ type }) => type === 'ZERO') && Number.isInteger(value) && value >= 0
  return isPadded ? String(value).padStart(digits.length, '0') : plain(value)
}

function dateOf(value: number, startsIn1904: boolean): string {
  const [year, month, day] = dateFromSerial(value + (startsIn1904 ? DAYS_TO_1904 : 0))
  return [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}
