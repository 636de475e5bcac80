import { MAX_WORD } from '@bieznik/contract/catalogue/added-word'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Words that staff have added to the dictionary of the search. */
export const addedWords = pgTable(
  'added_words',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Folded, as searches are compared. */
    word: text('word').notNull().unique(),
    /** Whether the word may go on with an ending. */
    isBeginning: boolean('is_beginning').notNull(),
    /** A key of the dictionary's meanings (`contract/catalogue/added-word.ts`). */
    meaning: text('meaning').notNull(),
    /** uid of who added it. */
    who: text('who').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  ({ word }) => [
    check('added_words_length', sql`length(${word}) between 2 and ${sql.raw(String(MAX_WORD))}`),
  ],
)
