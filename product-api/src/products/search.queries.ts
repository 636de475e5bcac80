import type { Product } from '@bieznik/contract/product'
import { and, asc, desc, eq, gt, or, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { LAST_PRICE_BAND, products, spacers, tires, wheels, wordsByPrice } from '../db/schema/catalogue.ts'
import type { Page, Slice } from '../http/paging.ts'
import { productColumns, toProduct } from './products.queries.ts'
import { readSearch, type SearchedTitle, type SearchedWord } from './search-words.queries.ts'

/** The inches of a rim, written alone: "felga 17", "opona r15". Titles have them behind a width or an R. */
const inchesOf = ({ word }: SearchedWord): string | undefined => /^r?(1[2-9]|2[0-4])$/.exec(word)?.[1]
const isRim = (searched: SearchedWord) => inchesOf(searched) !== undefined

/** How a word of a title begins that may be this one. */
const beginningsOf = (searched: SearchedWord): string[] => {
  const inches = inchesOf(searched)
  return inches === undefined ? [searched.word] : [searched.word, `r${inches}`]
}

/** How a word of a title ends that may be this one. */
const endsOf = (searched: SearchedWord): string[] => {
  const inches = inchesOf(searched)
  return inches === undefined ? [] : [`x${inches}`]
}

/** A size, or a part of one: few titles are left beside it. */
const isMeasure = (searched: SearchedWord) =>
  searched.word.length > 2 && /\d/.test(searched.word) && !isRim(searched)

/** "195/80", "5x112": fewer still. */
const isPairOfMeasures = ({ word }: SearchedWord) => /\d[/x]\d/.test(word)

/**
 * Those by which the index of words is asked. It reads all that it has of each, so that beside a measure words that most titles have
 * are better looked for in the few titles that it leaves.
 */
function wordsForIndex(words: SearchedWord[]): SearchedWord[] {
  const measures = words.filter(isMeasure)
  if (measures.some(isPairOfMeasures)) return measures
  return measures.length > 0 ? words.filter((word) => !isRim(word)) : words
}

/** A question to the index for one band of prices, in whose place stands an @. It knows the rim of 7x16 as x16. */
function askIndex(words: SearchedWord[]): string {
  const asked = words.map((searched) =>
    [
      ...beginningsOf(searched).map((word) => `'@ ${word}':*`),
      ...[...endsOf(searched), ...searched.meant].map((word) => `'@ ${word}'`),
    ].join(' | '),
  )
  return `(${asked.join(') & (')})`
}

const contains = (text: string) => sql`strpos(${products.searchText}, ${text}) > 0`

/** For what the index is not asked for. */
const isInTitle = (searched: SearchedWord): SQL | undefined =>
  or(
    ...beginningsOf(searched).map((word) => contains(` ${word}`)),
    ...searched.meant.map((word) => contains(` ${word} `)),
    ...endsOf(searched).map((end) => contains(`${end} `)),
  )

/** The title as it was searched for, then titles that begin so, then those with more words in full; in stock first. */
function byRank({ folded, words }: SearchedTitle): SQL[] {
  const wholeWords = sql.join(
    words.map(({ word }) => sql`(${contains(` ${word} `)})::int`),
    sql` + `,
  )
  return [
    desc(eq(products.searchText, folded)),
    desc(sql`starts_with(${products.searchText}, ${folded.trimEnd()})`),
    desc(wholeWords),
    desc(gt(products.quantityInStock, 0)),
    asc(products.price),
    asc(products.id),
  ]
}

/**
 * More products than this nobody looks through, and no search lists. When there are more, they are the cheapest: one band of prices
 * is searched after the other until there are as many, so that a word that every title has costs little more than a rare one.
 */
const MOST_FOUND = 300

function cheapestOf({ words }: SearchedTitle): SQL {
  const { id, price, quantityInStock, searchText, inArchive } = products
  const indexed = wordsForIndex(words)
  const others = and(...words.filter((word) => !indexed.includes(word)).map(isInTitle)) ?? sql`true`
  // "offset 0" keeps the planner from looking for the other words first, in all titles.
  return sql`
    select products.*
    from (select band from generate_series(0, ${sql.raw(String(LAST_PRICE_BAND))}) as band order by band) as bands
    cross join lateral (
      select ${id}, ${price}, ${quantityInStock}, ${searchText} from ${products}
      where not ${inArchive}
        and ${wordsByPrice(searchText, price)} @@ replace(${askIndex(indexed)}, '@', band::text)::tsquery
      offset 0
    ) as products
    where ${others} order by band, ${price}, ${id} limit ${sql.raw(String(MOST_FOUND))}`
}

/** A place in the answer, and how many were found in all. */
const pageColumns = {
  place: sql<number>`page.place`.mapWith(Number),
  total: sql<number>`page.total`.mapWith(Number),
}

/** Which products stand on the page. */
function pageOf(title: SearchedTitle, { limit, offset }: Slice): SQL {
  const { id } = products
  const rank = sql.join(byRank(title), sql`, `)
  return sql`(
    select ${id} as id, row_number() over (order by ${rank}) as place, count(*) over () as total
    from (${cheapestOf(title)}) as products
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
