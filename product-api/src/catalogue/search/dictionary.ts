import type { Language } from '@bieznik/contract/language'
import { en } from './words/en.ts'
import { pl } from './words/pl.ts'
import { ru } from './words/ru.ts'
import { lines, markings, type SearchWords } from './words/search-words.ts'

const wordsIn: Readonly<Record<Language, SearchWords>> = { pl, en, ru }
const all = Object.values(wordsIn)

const wordsOf = (...texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.split(',').map((word) => word.trim())).filter((word) => word !== '')

/** The words of every language by what they mean, `opon*` among them. */
export const dictionary: ReadonlyMap<string, readonly string[]> = new Map(
  lines.map((line) => [line, wordsOf(...all.map(({ meanings }) => meanings[line]), markings[line] ?? '')]),
)

export const stopWords = wordsOf(...all.map((words) => words.stopWords), 'dot, mm, et, pcd, cb, j')

/** Letters that may follow a beginning. */
export const LONGEST_ENDING = 4
