import { MAX_NOTATION_LENGTH } from '@bieznik/contract/catalogue/notation-length'
import { readTireNotation } from '@bieznik/contract/catalogue/tire-size-notation'
import { makerKey, type KnownMakers } from './known-makers.ts'

/** What a list calls all that it sells, before it names one of them. */
const GOODS =
  /^(?:opon[ay]|ogumienie|(?:авто)?шин[аы]|покрышк[аи]|tyres?|tires?|reifen)(?: (?:osobow|dostawcz|ciężarow|terenow|letni|zimow|całoroczn|wielosezonow|bieżnikowan)[aye]| (?:легков|грузов|летн|зимн|всесезонн)(?:ая|яя|ые|ие))*(?=\s)\s*/iu

/** `(1)`, by which a list tells two lots of the same tire apart. */
const COUNTER = /\s*\(\d+\)$/

const MAX_PATTERN = 60

/** The maker that a title begins with, as the trade spells it. Undefined: none that is known. */
export const makerInTitle = (title: string, makers: KnownMakers): string | undefined =>
  makers.atStartOf(title.replace(GOODS, ''))

/** The words of a title that say neither what is sold, nor its maker, nor its size: the name of the tread. */
export function patternInTitle(title: string, manufacturer: string): string {
  if (title.length > MAX_NOTATION_LENGTH) return ''
  const { isUnderstood, unread } = readTireNotation(title.replace(COUNTER, ''))
  if (!isUnderstood) return ''
  const words = unread.join(' ').replace(GOODS, '').split(' ')
  return withinLength(withoutMaker(words, makerKey(manufacturer)).map(withBracket))
}

/** A hyphen may join words of the maker: `bf-goodrich`. */
function withoutMaker(words: string[], key: string): string[] {
  const most = key.split(' ').length
  for (const at of words.keys())
    for (let count = 1; count <= most; count++)
      if (makerKey(words.slice(at, at + count).join(' ')) === key) return words.toSpliced(at, count)
  return words
}

/** The end of a word is cut where it is punctuation. */
const withBracket = (word: string) => (word.includes('(') && !word.includes(')') ? `${word})` : word)

/** Whole words, as many as there is room for. */
function withinLength(words: readonly string[]): string {
  let pattern = ''
  for (const word of words) {
    const longer = `${pattern} ${word}`.trim()
    if (longer.length > MAX_PATTERN) return pattern
    pattern = longer
  }
  return pattern
}
