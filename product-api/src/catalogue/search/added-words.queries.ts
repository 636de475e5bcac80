import {
  MAX_ADDED_WORDS,
  wordMeanings,
  type AddedWord,
  type WordMeaning,
} from '@bieznik/contract/catalogue/added-word'
import { asc, eq } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../../platform/db/client.ts'
import { withIso } from '../../platform/db/with-iso.ts'
import { addedWords } from '../../platform/db/schema/added-words.ts'
import { searchChanges } from '../../platform/db/schema/search-index.ts'
import { lineOfMeaning, wordMapOf, type WordMap } from './look-up.ts'

/** In the change log of the index: the words have changed, and no product. No product has this id. */
export const WORDS_CHANGED = 0

/** A meaning that a later version of the dictionary no longer has means nothing. */
function lineOf(meaning: string): string | undefined {
  const known = wordMeanings.find((each) => each === meaning)
  return known && lineOfMeaning(known)
}

/** What staff have added to the dictionary, as the search looks it up. */
export async function readAddedWords(db: Queryable): Promise<WordMap> {
  const { word, isBeginning, meaning } = addedWords
  const rows = await db.select({ word, isBeginning, meaning }).from(addedWords).limit(MAX_ADDED_WORDS)
  return wordMapOf(
    rows.flatMap((row) => {
      const line = lineOf(row.meaning)
      return line === undefined ? [] : [{ ...row, line }]
    }),
  )
}

/** All words that staff have added, in alphabetical order. */
export async function listAddedWords(db: Queryable): Promise<AddedWord[]> {
  const rows = await db.select().from(addedWords).orderBy(asc(addedWords.word)).limit(MAX_ADDED_WORDS)
  return rows.flatMap((row) => {
    const meaning = wordMeanings.find((each) => each === row.meaning)
    return meaning ? [{ ...withIso(row), meaning }] : []
  })
}

export const countAddedWords = async (db: Queryable): Promise<number> => db.$count(addedWords)

const noteChange = (tx: Transaction) => tx.insert(searchChanges).values({ productId: WORDS_CHANGED })

type NewWord = { word: string; isBeginning: boolean; meaning: WordMeaning; who: string }

/** Adds a word; every index reads the words anew before its next search. */
export async function insertWord(db: Database, added: NewWord): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(addedWords).values(added)
    await noteChange(tx)
  })
}

/** Returns whether there was such a word. */
export async function deleteWord(db: Database, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const removed = await tx.delete(addedWords).where(eq(addedWords.id, id)).returning({ id: addedWords.id })
    if (removed.length === 0) return false
    await noteChange(tx)
    return true
  })
}
