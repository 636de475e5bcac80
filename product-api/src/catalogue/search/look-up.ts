import type { WordMeaning } from '@bieznik/contract/catalogue/added-word'
import { searchMeanings } from '@bieznik/contract/catalogue/search'
import { foldWord } from './fold-words.ts'
import { dictionary, LONGEST_ENDING, stopWords } from './dictionary.ts'

type Meaning = { fact: string; length: number }

/** Words and beginnings of words, each with the facts that it stands for. */
export type WordMap = {
  wholeWords: ReadonlyMap<string, string[]>
  beginnings: ReadonlyMap<string, string[]>
  /** Those that are long enough to be mistyped. */
  longWords: readonly (readonly [string, string[]])[]
  longBeginnings: readonly (readonly [string, string[]])[]
}

/** A folded word or phrase, and the line of the dictionary that it means. */
export type KnownWord = { word: string; isBeginning: boolean; line: string }

/** A shorter word with one wrong letter is another word. */
const SHORTEST_MISTYPED = 4

export function wordMapOf(words: readonly KnownWord[]): WordMap {
  const wholeWords = new Map<string, string[]>()
  const beginnings = new Map<string, string[]>()
  for (const { word, isBeginning, line } of words) {
    const map = isBeginning ? beginnings : wholeWords
    map.set(word, [...(map.get(word) ?? []), line])
  }
  const long = (map: ReadonlyMap<string, string[]>) =>
    [...map].filter(([known]) => known.length >= SHORTEST_MISTYPED)
  return { wholeWords, beginnings, longWords: long(wholeWords), longBeginnings: long(beginnings) }
}

export const NO_WORDS = wordMapOf([])

const ownWords = wordMapOf(
  [...dictionary].flatMap(([line, words]) =>
    words.map(foldWord).map((word) => {
      const isBeginning = word.endsWith('*')
      return { word: isBeginning ? word.slice(0, -1) : word, isBeginning, line }
    }),
  ),
)

const foldedStopWords = stopWords.map(foldWord)
const wholeStopWords = new Set(foldedStopWords.filter((word) => !word.endsWith('*')))
const stopWordBeginnings = new Set(
  foldedStopWords.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
)

/** The longest phrase of the dictionary. */
export const LONGEST_PHRASE = 3

const isEnding = (text: string): boolean => text.length <= LONGEST_ENDING && /^\p{L}*$/u.test(text)

function foundIn({ wholeWords, beginnings }: WordMap, phrase: string): Meaning[] {
  const found: Meaning[] = (wholeWords.get(phrase) ?? []).map((fact) => ({ fact, length: phrase.length }))
  for (let length = phrase.length; length >= phrase.length - LONGEST_ENDING && length >= 2; length--) {
    if (!isEnding(phrase.slice(length))) break
    for (const fact of beginnings.get(phrase.slice(0, length)) ?? []) found.push({ fact, length })
  }
  return found
}

/** Lines with the longest matching prefix, of the dictionary and of what staff added to it; empty when none matches. */
export function meaningsOf(phrase: string, added: WordMap): string[] {
  const found = [...foundIn(ownWords, phrase), ...foundIn(added, phrase)]
  const longest = Math.max(...found.map(({ length }) => length))
  return [...new Set(found.filter(({ length }) => length === longest).map(({ fact }) => fact))]
}

export function isStopWord(word: string): boolean {
  if (wholeStopWords.has(word)) return true
  for (let length = word.length; length >= word.length - LONGEST_ENDING && length >= 2; length--)
    if (stopWordBeginnings.has(word.slice(0, length)) && isEnding(word.slice(length))) return true
  return false
}

/** The same for a word with one typo, of which a beginning may go on with an ending. */
export function meaningsOfMistyped(word: string, added: WordMap): string[] {
  if (word.length < SHORTEST_MISTYPED) return []
  const own = mistypedIn(ownWords, word)
  return own.length > 0 ? own : mistypedIn(added, word)
}

function mistypedIn({ longBeginnings, longWords }: WordMap, word: string): string[] {
  for (const [beginning, facts] of longBeginnings) {
    if (beginning.length > word.length + 1) continue
    for (const length of [beginning.length, beginning.length + 1, beginning.length - 1])
      if (isEnding(word.slice(length)) && isOneTypoAway(word.slice(0, length), beginning)) return facts
  }
  return longWords.find(([known]) => isOneTypoAway(word, known))?.[1] ?? []
}

/** A letter too many, too few or wrong, or two neighbors swapped. */
export function isOneTypoAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  let end = 0
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}

/** What a line is called on the wire: `season_winter` for `season:winter snow:3pmsf`. */
export function meaningOfLine(line: string) {
  return searchMeanings.filter((meaning) => meaning === codeOfLine(line))
}

const codeOfLine = (line: string) => line.split(' ')[0]?.replace(':', '_').replaceAll('+', '')

/** The line of the dictionary that a word means by its name on the wire. */
export const lineOfMeaning = (meaning: WordMeaning): string | undefined =>
  [...dictionary.keys()].find((line) => codeOfLine(line) === meaning)
