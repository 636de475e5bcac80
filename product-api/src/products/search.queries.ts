import type { Product } from '@bieznik/contract/product'
import { and, asc, desc, eq, gt, like, or, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '../db/client.ts'
import { products } from '../db/schema/catalogue.ts'
import type { Page, Slice } from '../http/paging.ts'
import { listProductsByIds } from './products.queries.ts'

/** Folded: made by the database of letters, digits, points and slashes, so that no word holds a wildcard of `like`. */
type SearchedWord = {
  word: string
  /** The words of titles that may be meant when no title has a word that begins so. */
  meant: string[]
}

type SearchedTitle = { folded: string; words: SearchedWord[] }

const searchedTitleSchema = z.object({
  folded: z.string(),
  words: z.array(z.object({ word: z.string(), meant: z.array(z.string()) })),
})

/** Shorter words are other words when one letter is another; a number with another digit is another size. */
const MISTYPED_WORD = '^[[:alpha:]]{3,40}$'
const SHORTEST_MEANT_WORD = 4

/**
 * Folds what was searched for as titles are folded, and finds for each unknown word the known ones from which it
 * differs by one typo: a letter too many, too few, wrong, or two neighbours swapped.
 */
async function readSearch(db: Queryable, text: string): Promise<SearchedTitle> {
  const { rows } = await db.execute(sql`
    with searched as (select public.fold_title(${text}) as folded),
    asked as (
      select distinct word from searched, unnest(string_to_array(btrim(folded), ' ')) as word where word <> ''
    )
    select
      (select folded from searched) as folded,
      coalesce(json_agg(json_build_object('word', word, 'meant', array(
        select known.word from search_words as known
        where asked.word collate pg_c_utf8 ~ ${MISTYPED_WORD}
          and length(known.word) >= ${SHORTEST_MEANT_WORD}
          and (
            levenshtein_less_equal(known.word, asked.word, 1) <= 1
            or known.word in (
              select overlay(asked.word placing reverse(substr(asked.word, place, 2)) from place for 2)
              from generate_series(1, length(asked.word) - 1) as place
            )
          )
          and not exists (select from search_words as same where starts_with(same.word, asked.word))
        order by known.word
      )) order by word), '[]') as words
    from asked`)
  return searchedTitleSchema.parse(rows[0])
}

const startsWord = (word: string) => like(products.searchText, `% ${word}%`)
const isWord = (word: string) => like(products.searchText, `% ${word} %`)

function matching({ words }: SearchedTitle): SQL | undefined {
  return and(
    eq(products.inArchive, false),
    ...words.map(({ word, meant }) => or(startsWord(word), ...meant.map(isWord))),
  )
}

/** The title as it was searched for, then titles that begin so, then those with more of the words in full; in stock first. */
function byRank({ folded, words }: SearchedTitle): SQL[] {
  const wholeWords = sql.join(
    words.map(({ word }) => sql`(${isWord(word)})::int`),
    sql` + `,
  )
  return [
    desc(eq(products.searchText, folded)),
    desc(like(products.searchText, `${folded.trimEnd()}%`)),
    desc(wholeWords),
    desc(gt(products.quantityInStock, 0)),
    asc(products.price),
    asc(products.id),
  ]
}

/** Products on sale of any kind whose title has all the words, best match first. Text without a word finds nothing. */
export async function listProductsByTitle(
  db: Queryable,
  text: string,
  { limit, offset }: Slice,
): Promise<Page<Product>> {
  const title = await readSearch(db, text)
  if (title.words.length === 0) return { rows: [], total: 0 }
  const [found, total] = await Promise.all([
    db
      .select({ id: products.id })
      .from(products)
      .where(matching(title))
      .orderBy(...byRank(title))
      .limit(limit)
      .offset(offset),
    db.$count(products, matching(title)),
  ])
  const ids = found.map(({ id }) => id)
  const byId = new Map((await listProductsByIds(db, ids)).map((product) => [product.id, product]))
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total }
}
