import { sql, type SQLWrapper } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'

/*
 * The tables of the search before the present one, with the triggers that fill them: the version before reads them while this one is put in its
 * place. Nothing here does, so the next version may drop them, with `products.search_text` left for the lists of staff.
 */

/** The dearest band of prices that `words_by_price` knows. */
export const LAST_PRICE_BAND = 96

/**
 * The words of a folded title, each behind the band of its price: "16 szuter"; of a wheel also the end of its size, "16 /x16". None of
 * them has a quote, a backslash or an @.
 */
export const wordsByPrice = (searchText: SQLWrapper, price: SQLWrapper) =>
  sql`public.words_by_price(${searchText}, ${price})`

/** The words of a folded title as they are, without the ends of sizes. */
export const wordsOf = (searchText: SQLWrapper) =>
  sql`array_to_tsvector(string_to_array(btrim(${searchText}), ' '))`

/** Compared by its bytes, whatever the collation of the database. */
export const bytewise = (compared: SQLWrapper) => sql`${compared} collate "C"`

/**
 * Of a shorter word one typo makes any other; a number with another digit is another size. The pattern is no parameter, so that the
 * planner knows the index by it.
 */
export const mayBeMeant = (word: SQLWrapper) => sql`${word} collate pg_c_utf8 ~ '^[[:alpha:]]{4,40}$'`

/** Every folded title that has been; a trigger on `products` adds them. Where many products have one title, it stands here once. */
export const searchTitles = pgTable(
  'search_titles',
  { searchText: text('search_text').primaryKey() },
  ({ searchText }) => [
    index('search_titles_by_words').using('gin', wordsOf(searchText)).with({ fastupdate: false }),
  ],
)

/**
 * Every word that has stood in a title; a trigger on `products` adds them. What was searched for is looked up here: as the beginning
 * of words, whatever the collation of the database, or as a mistyped one.
 */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() }, ({ word }) => [
  index('search_words_by_beginning').on(bytewise(word)),
  // What was mistyped is compared with each of these, and with no article number.
  index('search_words_of_letters').on(word).where(mayBeMeant(word)),
])
