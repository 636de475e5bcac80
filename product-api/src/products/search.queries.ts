import type { Product } from '@bieznik/contract/product'
import { asc, desc, eq, gt, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { LAST_PRICE_BAND, products, spacers, tires, wheels, wordsByPrice } from '../db/schema/catalogue.ts'
import type { Page, Slice } from '../http/paging.ts'
import { productColumns, toProduct } from './products.queries.ts'
import { inchesOf, readSearch, type SearchedTitle, type SearchedWord } from './search-words.queries.ts'

/** How titles write the inches of a rim: behind an R, or behind the width of a wheel. */
function rimsOf(word: string): { beginnings: string[]; ends: string[] } {
  const inches = inchesOf(word)
  return inches === undefined
    ? { beginnings: [], ends: [] }
    : { beginnings: [`r${inches}`], ends: [`x${inches}`] }
}

/** A question to the index of words, for one band of prices, in whose place stands an @. */
function askIndex(words: SearchedWord[]): string {
  const asked = words.map(({ word, begun, meant }) => {
    const { beginnings, ends } = rimsOf(word)
    return [
      ...[...(begun ?? []), ...meant].map((whole) => `'@ ${whole}'`),
      ...[...(begun ? [] : [word]), ...beginnings].map((beginning) => `'@ ${beginning}':*`),
      ...ends.map((end) => `'@ /${end}'`),
    ].join(' | ')
  })
  return `(${asked.join(') & (')})`
}

/** What a folded title has one of that has the word. */
function placesOf({ word, meant }: SearchedWord): string[] {
  const { beginnings, ends } = rimsOf(word)
  const places = [
    ...[word, ...beginnings].map((beginning) => ` ${beginning}`),
    ...meant.map((whole) => ` ${whole} `),
    ...ends.map((end) => `${end} `),
  ]
  return [...new Set(places)]
}

/** A part of a size, or one of its numbers: few titles are left beside it. */
const isMeasure = ({ word }: SearchedWord) =>
  word.length > 2 && /\d/.test(word) && inchesOf(word) === undefined

/** "195/80", "31x10.5", "6.5x16": fewer still. Of bolt circles, 5x112, there are few kinds. */
const isSize = ({ word }: SearchedWord) => /\d\/\d|\dx\d\d?(?!\d)/.test(word)

/**
 * Those by which the index is asked. It reads all that it has of each, many or few, so it is asked for no more than sizes where there
 * are any, and beside other measures not for rims. The titles that it finds are compared with the other words.
 */
function wordsForIndex(words: SearchedWord[]): SearchedWord[] {
  if (words.some(isSize)) return words.filter(isMeasure)
  return words.some(isMeasure) ? words.filter(({ word }) => inchesOf(word) === undefined) : words
}

/** An array of which the planner does not look at the value: see `cheapestOf`. */
const hidden = (texts: string[]) => sql`(select ${sql.param(texts)}::text[])::text[]`

/** The title as it was searched for, then titles that begin so, then those with more words in full; in stock first. */
function byRank({ folded, words }: SearchedTitle): SQL[] {
  const whole = words.map(({ word }) => ` ${word} `)
  const isVery = eq(products.searchText, folded)
  return [
    desc(isVery),
    desc(sql`starts_with(${products.searchText}, ${folded.trimEnd()})`),
    // The very title has all of them, so nothing is counted where many products have it.
    desc(sql`case when ${isVery} then 0 else (
      select count(*) from unnest(${hidden(whole)}) as word where strpos(${products.searchText}, word) > 0
    ) end`),
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

/**
 * One statement for all searches, which is prepared: what differs are its values. None of them is such that the planner expects more
 * of one than of another, or it would plan anew each time, for as long as a search takes.
 */
function cheapestOf({ words }: SearchedTitle): SQL {
  const { id, price, quantityInStock, searchText, inArchive } = products
  const indexed = wordsForIndex(words)
  const others = words.filter((word) => !indexed.includes(word)).map(placesOf)
  // A regular expression takes three times as long, so it is for what may stand in several ways, and comes after.
  const sure = others.filter((places) => places.length === 1).map(([place]) => `%${place}%`)
  const either = others
    .filter((places) => places.length > 1)
    .map((places) => places.join('|').replaceAll('.', '[.]'))
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
    where coalesce(${searchText} like all(${hidden(sure)}), false)
      and coalesce(${searchText} ~ all(${hidden(either)}), false)
    order by band, ${price}, ${id} limit ${sql.raw(String(MOST_FOUND))}`
}

/** A place in the answer, and how many were found in all. */
const pageColumns = {
  place: sql<number>`page.place`.mapWith(Number),
  total: sql<number>`page.total`.mapWith(Number),
}

/** Which products stand on the page. */
function pageOf(title: SearchedTitle, { limit, offset }: Slice): SQL {
  const rank = sql.join(byRank(title), sql`, `)
  return sql`(
    select * from (
      select ${products.id}, row_number() over (order by ${rank}) as place, count(*) over () as total
      from (${cheapestOf(title)}) as products
    ) as ranked
    where place > ${offset}::int and place <= ${offset}::int + ${limit}::int
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
