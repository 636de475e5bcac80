import type { Product } from '@bieznik/contract/product'
import { and, asc, desc, eq, gt, like, or, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { products, spacers, tires, wheels, wordsOfTitle } from '../db/schema/catalogue.ts'
import type { Page, Slice } from '../http/paging.ts'
import { productColumns, toProduct } from './products.queries.ts'
import { readSearch, type SearchedTitle, type SearchedWord } from './search-words.queries.ts'

const containing = (pattern: string) => like(products.searchText, pattern)
const isWord = (word: string) => containing(`% ${word} %`)

/** The inches of a rim, written alone: "felga 17", "opona r15". Titles have them behind a width or an R. */
function isRim(word: string): SQL[] {
  const inches = /^r?(1[2-9]|2[0-4])$/.exec(word)?.[1]
  return inches === undefined ? [] : [containing(`%x${inches} %`), containing(`% r${inches}%`)]
}

/** Several words, of which each may be the beginning of one, as one question to the index of words. */
function haveWords(words: SearchedWord[]): SQL {
  const asked = words.map(({ word, meant }) =>
    [`'${word}':*`, ...meant.map((each) => `'${each}'`)].join(' | '),
  )
  return sql`${wordsOfTitle(products.searchText)} @@ ${`(${asked.join(') & (')})`}::tsquery`
}

/** A size, or a part of one: few titles are left beside it. */
const isMeasure = (word: string) => word.length > 2 && /\d/.test(word)

/**
 * What is found by a measure and more is found in the index of words, many times faster than in that of titles. But that index knows
 * no ends of words, and of words that most titles have it would answer all of them before the cheapest are known.
 */
function isForIndexOfWords(words: SearchedWord[]): boolean {
  return (
    words.length > 1 &&
    words.some(({ word }) => isMeasure(word)) &&
    words.every(({ word }) => isRim(word).length === 0)
  )
}

function matching({ words }: SearchedTitle): SQL | undefined {
  const haveAll = isForIndexOfWords(words)
    ? [haveWords(words)]
    : words.map(({ word, meant }) => or(containing(`% ${word}%`), ...isRim(word), ...meant.map(isWord)))
  return and(eq(products.inArchive, false), ...haveAll)
}

/** The title as it was searched for, then titles that begin so, then those with more words in full; in stock first. */
function byRank({ folded, words }: SearchedTitle): SQL[] {
  const wholeWords = sql.join(
    words.map(({ word }) => sql`(${isWord(word)})::int`),
    sql` + `,
  )
  return [
    desc(eq(products.searchText, folded)),
    desc(containing(`${folded.trimEnd()}%`)),
    desc(wholeWords),
    desc(gt(products.quantityInStock, 0)),
    asc(products.price),
    asc(products.id),
  ]
}

/**
 * More products than this nobody looks through, and no search lists. When there are more, they are the cheapest: an index in the
 * order of prices is read until there are as many, so that a word that every title has costs no more than a rare one.
 */
const MOST_FOUND = 300

/** A place in the answer, and how many were found in all. */
const pageColumns = {
  place: sql<number>`page.place`.mapWith(Number),
  total: sql<number>`page.total`.mapWith(Number),
}

/** Which products stand on the page. The pattern decides whether the index of titles or that of prices serves better. */
function pageOf(title: SearchedTitle, { limit, offset }: Slice): SQL {
  const { id, price, quantityInStock, searchText } = products
  const rank = sql.join(byRank(title), sql`, `)
  return sql`(
    select ${id} as id, row_number() over (order by ${rank}) as place, count(*) over () as total
    from (
      select ${id}, ${price}, ${quantityInStock}, ${searchText} from ${products}
      where ${matching(title)} order by ${price}, ${id} limit ${sql.raw(String(MOST_FOUND))}
    ) as products
    order by place limit ${limit} offset ${offset}
  ) as page`
}

/**
 * Products on sale of any kind whose title has all the words, best match first, three hundred at most. Text without a word finds
 * nothing.
 */
export async function listProductsByTitle(db: Queryable, text: string, slice: Slice): Promise<Page<Product>> {
  const title = await readSearch(db, text)
  if (title.words.length === 0) return { rows: [], total: 0 }
  const found = await db
    .select({ ...productColumns, ...pageColumns })
    .from(pageOf(title, slice))
    .innerJoin(products, eq(products.id, sql`page.id`))
    .leftJoin(tires, eq(tires.productId, products.id))
    .leftJoin(wheels, eq(wheels.productId, products.id))
    .leftJoin(spacers, eq(spacers.productId, products.id))
    .orderBy(pageColumns.place)
  const [first] = found
  if (!first && slice.offset > 0) {
    const { total } = await listProductsByTitle(db, text, { limit: 1, offset: 0 })
    return { rows: [], total }
  }
  return { rows: found.map(toProduct), total: first?.total ?? 0 }
}
