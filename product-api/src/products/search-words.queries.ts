import { sql, type SQLWrapper } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '../db/client.ts'
import { products } from '../db/schema/catalogue.ts'
import { bytewise, mayBeMeant, searchTitles, wordsOf } from '../db/schema/search.ts'

/** A word as titles are folded, of letters, digits, points and slashes. */
export type SearchedWord = {
  word: string
  /** The words of titles that begin so; null: too many to look for each. */
  begun: string[] | null
  /** The words of titles that may be meant when no title has a word that begins so. */
  meant: string[]
}

/** What was searched for, folded as titles are, and its words. No words: there is nothing to look for. */
export type SearchedTitle = { folded: string; words: SearchedWord[] }

const foldedSearchSchema = z.object({
  folded: z.string(),
  words: z.array(z.object({ word: z.string(), begun: z.array(z.string()), meant: z.array(z.string()) })),
})

type FoldedSearch = z.output<typeof foldedSearchSchema>

/** Three letters will do here: one may be missing. */
const MISTYPED_WORD = '^[[:alpha:]]{3,40}$'

/** More words than this are found quicker by how they begin than one by one. */
const MOST_BEGUN = 8

/** No sign is greater. */
const LAST_SIGN = '\u{10FFFF}'

/**
 * Whether a title on sale has the word: there are words and titles here that were deleted, renamed or archived. "offset 0" keeps the
 * planner from looking for the words of all titles first.
 */
const isOnSale = (word: SQLWrapper) => sql`exists (
  select from ${searchTitles}
  where ${wordsOf(searchTitles.searchText)} @@ quote_literal(${word})::tsquery
    and exists (
      select from ${products}
      where not ${products.inArchive} and ${bytewise(products.searchText)} = ${bytewise(searchTitles.searchText)}
      offset 0
    )
  offset 0
)`

/** One typo: a letter too many, too few or wrong, or two neighbours swapped. */
async function foldSearch(db: Queryable, text: string): Promise<FoldedSearch> {
  const { rows } = await db.execute(sql`
    with searched as (select public.fold_title(${text}) as folded),
    asked as materialized (
      select word, array(
        select known.word from search_words as known
        where known.word collate "C" >= asked.word collate "C"
          and known.word collate "C" < (asked.word || ${LAST_SIGN}) collate "C"
          and ${isOnSale(sql`known.word`)}
        order by known.word collate "C" limit ${MOST_BEGUN + 1}
      ) as begun
      from (
        select distinct unnest(string_to_array(btrim(folded), ' ')) as word from searched where folded <> ''
      ) as asked
    ),
    read as (
      select word, begun, array(
        select known.word from search_words as known
        where begun = '{}'
          and asked.word collate pg_c_utf8 ~ ${MISTYPED_WORD}
          and (
            levenshtein_less_equal(known.word, asked.word, 1) <= 1
            or known.word in (
              select overlay(asked.word placing reverse(substr(asked.word, place, 2)) from place for 2)
              from generate_series(1, length(asked.word) - 1) as place
            )
          )
          and ${mayBeMeant(sql`known.word`)}
          and ${isOnSale(sql`known.word`)}
        order by known.word
      ) as meant
      from asked
    )
    select folded, array(
      select json_build_object('word', word, 'begun', begun, 'meant', meant) from read order by word
    ) as words
    from searched`)
  return foldedSearchSchema.parse(rows[0])
}

/** Of a rim, which may be written alone, "felga 17", "opona r15". */
export const inchesOf = (word: string): string | undefined => /^r?(1[2-9]|2[0-4])$/.exec(word)?.[1]

const hasDigit = ({ word }: { word: string }) => /\d/.test(word)

/** No title has any other word, but for the inches of a rim, which stand at the end of some. */
const isHeardOf = ({ word, begun, meant }: FoldedSearch['words'][number]) =>
  begun.length > 0 || meant.length > 0 || inchesOf(word) !== undefined

/**
 * Reads what was searched for. A word that no title knows makes a search vain, except words without digits beside those with some:
 * whoever writes "opony 195/80 R15" is looking for the size.
 */
export async function readSearch(db: Queryable, text: string): Promise<SearchedTitle> {
  const { folded, words } = await foldSearch(db, text)
  const wanted = words.some(hasDigit) ? words.filter((word) => hasDigit(word) || isHeardOf(word)) : words
  if (!wanted.every(isHeardOf)) return { folded, words: [] }
  return {
    folded,
    words: wanted.map(({ word, begun, meant }) => ({
      word,
      begun: begun.length > MOST_BEGUN ? null : begun,
      meant,
    })),
  }
}
