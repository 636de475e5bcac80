import { z } from 'zod'
import { text } from './field-rules.ts'
import { searchMeanings } from './search.ts'

/* Words that staff add to the dictionary of the search. The messages are keys of `admin_searches.errors` in the message files. */

/** Letters of the longest word or phrase. */
export const MAX_WORD = 40

/** The most words that staff may add: the search reads all of them whenever one changes. */
export const MAX_ADDED_WORDS = 2_000

/** What a word may mean: a kind of goods, or one of what the dictionary knows. */
export const wordMeanings = ['kind_Tire', 'kind_Wheel', 'kind_Spacer', ...searchMeanings] as const
export type WordMeaning = (typeof wordMeanings)[number]

/** Up to three words of letters, digits and the signs of `m+s`, `4x4`, `all-season`. A number alone is a measure. */
const WORDS = /^(?=.*\p{L})[\p{L}\p{M}\p{N}+-]+(?: [\p{L}\p{M}\p{N}+-]+){0,2}$/u

export const addWordSchema = z.strictObject({
  word: text(MAX_WORD).min(2, { error: 'word_required', abort: true }).regex(WORDS, 'word_invalid'),
  /** Whether it also stands for words that begin so and go on with an ending of a few letters. */
  isBeginning: z.boolean(),
  meaning: z.string('meaning_required').pipe(z.enum(wordMeanings, 'meaning_required')),
})
export type AddWord = z.output<typeof addWordSchema>

export const addedWordSchema = z.strictObject({
  id: z.int().min(1),
  /** Small letters without accents, as searches are compared. */
  word: z.string(),
  isBeginning: z.boolean(),
  meaning: z.enum(wordMeanings),
  /** uid */
  who: z.string(),
  addedAt: z.iso.datetime(),
})
export type AddedWord = z.output<typeof addedWordSchema>
