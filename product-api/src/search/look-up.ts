import { searchMeanings } from '@bieznik/contract/search'
import { foldWord } from './fold-words.ts'
import { dictionary, LONGEST_ENDING, stopWords } from './dictionary.ts'

type Meaning = { fact: string; length: number }

/** Beginnings of words and whole words of one line of the dictionary. */
const split = (line: string): string[] => line.split(',').map((word) => foldWord(word.trim()))

const wholeWords = new Map<string, string[]>()
const beginnings = new Map<string, string[]>()
for (const [fact, line] of Object.entries(dictionary))
  for (const word of split(line)) {
    const [map, key] = word.endsWith('*') ? [beginnings, word.slice(0, -1)] : [wholeWords, word]
    map.set(key, [...(map.get(key) ?? []), fact])
  }

const wholeStopWords = new Set(split(stopWords).filter((word) => !word.endsWith('*')))
const stopWordBeginnings = new Set(
  split(stopWords).flatMap((word) => (word.endsWith('*') ? [word.slice(0, -1)] : [])),
)

/** The longest phrase of the dictionary. */
export const LONGEST_PHRASE = 3

const isEnding = (text: string): boolean => text.length <= LONGEST_ENDING && /^\p{L}*$/u.test(text)

/** Keys with the longest matching prefix; empty when none matches. */
export function meaningsOf(phrase: string): string[] {
  const found: Meaning[] = (wholeWords.get(phrase) ?? []).map((fact) => ({ fact, length: phrase.length }))
  for (let length = phrase.length; length >= phrase.length - LONGEST_ENDING && length >= 2; length--) {
    if (!isEnding(phrase.slice(length))) break
    for (const fact of beginnings.get(phrase.slice(0, length)) ?? []) found.push({ fact, length })
  }
  const longest = Math.max(...found.map(({ length }) => length))
  return [...new Set(found.filter(({ length }) => length === longest).map(({ fact }) => fact))]
}

export function isStopWord(word: string): boolean {
  if (wholeStopWords.has(word)) return true
  for (let length = word.length; length >= word.length - LONGEST_ENDING && length >= 2; length--)
    if (stopWordBeginnings.has(word.slice(0, length)) && isEnding(word.slice(length))) return true
  return false
}

/** A shorter word with one wrong letter is another word. */
const SHORTEST_MISTYPED = 5

const longBeginnings = [...beginnings].filter(([beginning]) => beginning.length >= SHORTEST_MISTYPED - 1)
const longWords = [...wholeWords].filter(([known]) => known.length >= SHORTEST_MISTYPED - 1)

/** The same for a word with one typo, of which a beginning may go on with an ending. */
export function meaningsOfMistyped(word: string): string[] {
  if (word.length < SHORTEST_MISTYPED) return []
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
  const code = line.split(' ')[0]?.replace(':', '_').replaceAll('+', '')
  return searchMeanings.filter((meaning) => meaning === code)
}
