import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '../db/client.ts'

/** A word as titles are folded, of letters, digits, points and slashes. */
export type SearchedWord = {
  word: string
  /** The words of titles that may be meant when no title has a word that begins so. */
  meant: string[]
}

/** What was searched for, folded as titles are, and its words. No words: there is nothing to look for. */
export type SearchedTitle = { folded: string; words: SearchedWord[] }

const foldedSearchSchema = z.object({
  folded: z.string(),
  words: z.array(
    z.object({
      word: z.string(),
      isKnown: z.boolean(),
      isOfLetters: z.boolean(),
      meant: z.array(z.string()),
    }),
  ),
})

type FoldedSearch = z.output<typeof foldedSearchSchema>

/** As `search_words` has them: what is not there, no title has. */
const WORD_OF_LETTERS = '^[[:alpha:]]{2,40}$'

/** Of a shorter word one typo makes any other; a number with another digit is another size. */
const MISTYPED_WORD = '^[[:alpha:]]{3,40}$'
const SHORTEST_MEANT_WORD = 4

/** One typo: a letter too many, too few or wrong, or two neighbours swapped. */
async function foldSearch(db: Queryable, text: string): Promise<FoldedSearch> {
  const { rows } = await db.execute(sql`
    with searched as (select public.fold_title(${text}) as folded),
    asked as (
      select word, exists (select from search_words as known where starts_with(known.word, asked.word)) as is_known
      from (
        select distinct unnest(string_to_array(btrim(folded), ' ')) as word from searched where folded <> ''
      ) as asked
    ),
    read as (
      select word, is_known, array(
        select known.word from search_words as known
        where not is_known
          and asked.word collate pg_c_utf8 ~ ${MISTYPED_WORD}
          and length(known.word) >= ${SHORTEST_MEANT_WORD}
          and (
            levenshtein_less_equal(known.word, asked.word, 1) <= 1
            or known.word in (
              select overlay(asked.word placing reverse(substr(asked.word, place, 2)) from place for 2)
              from generate_series(1, length(asked.word) - 1) as place
            )
          )
        order by known.word
      ) as meant
      from asked
    )
    select folded, array(
      select json_build_object(
        'word', word,
        'isKnown', is_known,
        'isOfLetters', word collate pg_c_utf8 ~ ${WORD_OF_LETTERS},
        'meant', meant
      )
      from read order by word
    ) as words
    from searched`)
  return foldedSearchSchema.parse(rows[0])
}

const hasDigit = ({ word }: SearchedWord) => /\d/.test(word)
const isHeardOf = ({ isKnown, meant }: FoldedSearch['words'][number]) => isKnown || meant.length > 0

/**
 * Reads what was searched for. A word that no title knows makes a search vain, except beside numbers: whoever writes
 * "opony 195/80 R15" is looking for the size.
 */
export async function readSearch(db: Queryable, text: string): Promise<SearchedTitle> {
  const { folded, words } = await foldSearch(db, text)
  if (words.some(hasDigit))
    return { folded, words: words.filter((word) => hasDigit(word) || isHeardOf(word)) }
  return { folded, words: words.every((word) => isHeardOf(word) || !word.isOfLetters) ? words : [] }
}
