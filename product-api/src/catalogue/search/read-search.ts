import {
  catalogueSize,
  isImpossibleSize,
  readTireNotation,
  type TireNotation,
} from '@bieznik/contract/catalogue/tire-size-notation'
import { formatTireSize } from '@bieznik/contract/catalogue/tire-size'
import { foldMeasures, foldWord, wordsOf } from './fold-words.ts'
import { isStopWord, LONGEST_PHRASE, meaningsOf, type WordMap } from './look-up.ts'

/** One thing that was asked for. `text` is what was typed, as it is folded. */
export type Asked =
  /** Any of the facts; a fact of a line of the dictionary, or what a measure may be. */
  | { is: 'meaning'; text: string; line: string }
  | { is: 'number'; text: string; facts: string[] }
  /** A word that stands in no dictionary: a name, or nothing. */
  | { is: 'word'; text: string }

export type ReadSearch = {
  /** As the catalogue lists it; null: no whole size was typed. */
  size: { text: string; rim: number } | null
  /** Whether what was typed is a size that no list has (7.50 R16), or one that no tire has (195/81 R99). */
  isUnlistedSize: boolean
  /** Kinds of goods that were named; none: all. */
  kinds: string[]
  /** Words for a kind, as they were typed. */
  kindWords: string[]
  asked: Asked[]
  /** Markings beside a size: facts that are wanted and not needed. */
  wished: { text: string; fact: string }[]
}

/** Reads what was typed into the search: its size as every box of the shop reads one, then each of its other words. */
export function readSearch(text: string, added: WordMap): ReadSearch {
  const reading = readTireNotation(text)
  const size = reading.isUnderstood ? catalogueSize(reading.tire) : null
  const isUnlistedSize = isImpossibleSize(reading) ? isWholeMeasure(text) : reading.isUnderstood && !size
  const words = reading.isUnderstood
    ? reading.unread.flatMap((word) => wordsOf(foldWord(word)))
    : wordsOf(foldMeasures(text))
  const { kinds, kindWords, asked } = readWords(words, added)
  return {
    size: size && { text: formatTireSize(size), rim: size.diameter },
    isUnlistedSize,
    kinds,
    kindWords,
    asked,
    wished: reading.isUnderstood ? wishesOf(reading.tire) : [],
  }
}

/** Written as a tire of a width, a profile and a rim: no measure of a wheel. */
const isWholeMeasure = (text: string): boolean => /\d{2,3} ?[/ ] ?\d{2,3} ?z?r ?\d/i.test(text)

function wishesOf(tire: TireNotation): ReadSearch['wished'] {
  const { loadIndex, speedSymbol, isCommercial, isLightTruck, isExtraLoad } = tire
  return [
    ...(loadIndex ? [{ text: `${loadIndex.single}`, fact: `load:${loadIndex.single}` }] : []),
    ...(speedSymbol ? [{ text: speedSymbol, fact: `speed:${speedSymbol.toLowerCase()}` }] : []),
    ...(isCommercial ? [{ text: 'C', fact: 'mark:c' }] : []),
    ...(isLightTruck ? [{ text: 'LT', fact: 'mark:lt' }] : []),
    ...(isExtraLoad ? [{ text: 'XL', fact: 'mark:xl' }] : []),
  ]
}

function readWords(
  words: readonly string[],
  added: WordMap,
): Pick<ReadSearch, 'kinds' | 'kindWords' | 'asked'> {
  const kinds = new Set<string>()
  const kindWords: string[] = []
  const asked: Asked[] = []
  for (let at = 0; at < words.length;) {
    const { text, lines, count } = phraseAt(words, at, added)
    at += count
    for (const line of lines) {
      if (line.startsWith('kind:')) {
        kinds.add(line)
        kindWords.push(text)
      } else asked.push({ is: 'meaning', text, line })
    }
    if (lines.length > 0 || isStopWord(text)) continue
    const facts = factsOfNumber(text)
    if (facts) asked.push({ is: 'number', text, facts })
    else asked.push({ is: 'word', text })
  }
  return { kinds: [...kinds], kindWords, asked }
}

/** The longest phrase of the dictionary that begins at a word; else the word alone. */
function phraseAt(words: readonly string[], at: number, added: WordMap) {
  for (let count = Math.min(LONGEST_PHRASE, words.length - at); count > 0; count--) {
    const text = words.slice(at, at + count).join(' ')
    const lines = meaningsOf(text, added)
    if (lines.length > 0) return { text, lines, count }
  }
  return { text: words[at] ?? '', lines: [], count: 1 }
}

const SMALLEST_RIM = 12
const LARGEST_RIM = 24

/** What a word with digits may be of a tire, a wheel or a spacer. Null: it is no measure. */
function factsOfNumber(word: string): string[] | null {
  const rim = /^r(\d{2}(?:\.5)?)(c|lt)?$/.exec(word)
  if (rim) return [`rim:${rim[1]}`]
  if (/^\d{1,2}x\d{2,3}(?:\.\d+)?$/.test(word) && Number(word.split('x')[1]) >= 90) return [`bolts:${word}`]
  if (/^\d{1,2}(?:\.\d+)?x\d{2}$/.test(word)) return [`rim-size:${word}`, ...inchSize(word)]
  const offset = /^et(-?\d+(?:\.\d+)?)$/.exec(word)
  if (offset) return [`et:${offset[1]}`]
  if (/^m\d{2}x/.test(word)) return [`thread:${word}`]
  const mm = /^(\d+(?:\.\d+)?)mm$/.exec(word)
  if (mm) return [`thickness:${mm[1]}`, `bore:${mm[1]}`]
  if (!/^\d+(?:\.\d+)?$/.test(word)) return null
  const number = Number(word)
  if (number >= SMALLEST_RIM && number <= LARGEST_RIM) return [`rim:${number}`, `thickness:${number}`]
  return ['width', 'profile', 'load', 'circle', 'bore', 'thickness', 'et', 'rim-width'].map(
    (name) => `${name}:${number}`,
  )
}

/** `31x10` may be the beginning of a tire in inches. */
const inchSize = (word: string): string[] => {
  const [width] = word.split('x')
  return Number(width) > LARGEST_RIM ? [`width:${width}`] : []
}
