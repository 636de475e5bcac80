import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { products } from '../db/schema/catalogue.ts'
import { bytewise, LAST_PRICE_BAND, searchTitles, wordsByPrice, wordsOf } from '../db/schema/search.ts'
import { inchesOf, type SearchedTitle, type SearchedWord } from './search-words.queries.ts'

/** How titles write the inches of a rim: behind an R, or behind the width of a wheel. */
function rimsOf(word: string): { beginnings: string[]; ends: string[] } {
  const inches = inchesOf(word)
  return inches === undefined
    ? { beginnings: [], ends: [] }
    : { beginnings: [`r${inches}`], ends: [`x${inches}`] }
}

/** A question to an index of words. `band` stands before each of them. */
function askIndex(words: SearchedWord[], band: string): string {
  const asked = words.map(({ word, begun, meant }) => {
    const { beginnings, ends } = rimsOf(word)
    return [
      ...[...(begun ?? []), ...meant].map((whole) => `'${band}${whole}'`),
      ...[...(begun ? [] : [word]), ...beginnings].map((beginning) => `'${band}${beginning}':*`),
      ...ends.map((end) => `'${band}/${end}'`),
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

/**
 * A value that the planner does not look at. All searches of a kind are one statement, which is prepared; if the planner expected
 * more of one than of another, it would plan anew each time, for as long as a search takes.
 */
const hidden = (text: string) => sql`(select ${text}::text)`
export const hiddenTexts = (texts: string[]) => sql`(select ${sql.param(texts)}::text[])::text[]`

type Question = {
  /** Of the index of titles. Without rims: wherever it is asked, `words` have a size. */
  ofTitles: string
  /** Of the index of words by price; in place of the band stands an @. */
  ofBands: string
  /** Of each title that an index finds. */
  ofTitle: (searchText: SQLWrapper) => SQL
}

function questionOf({ words }: SearchedTitle): Question {
  const indexed = wordsForIndex(words)
  const others = words.filter((word) => !indexed.includes(word)).map(placesOf)
  // A regular expression takes three times as long, so it is for what may stand in several ways, and comes after.
  const sure = others.filter((places) => places.length === 1).map(([place]) => `%${place}%`)
  const either = others
    .filter((places) => places.length > 1)
    .map((places) => places.join('|').replaceAll('.', '[.]'))
  return {
    ofTitles: askIndex(indexed, ''),
    ofBands: askIndex(indexed, '@ '),
    ofTitle: (searchText) =>
      sql`coalesce(${searchText} like all(${hiddenTexts(sure)}), false)
        and coalesce(${searchText} ~ all(${hiddenTexts(either)}), false)`,
  }
}

/** More products than this nobody looks through, and no search lists. When there are more, they are the cheapest. */
const MOST_FOUND = sql.raw('300')

/** What products are ranked by. */
const candidate = sql.join(
  [products.id, products.price, products.quantityInStock, products.searchText],
  sql`, `,
)

/**
 * One band of prices is searched after the other until there are as many products as are listed, so that a word that every title has
 * costs little more than a rare one. `where`: what holds for all bands or for none.
 */
function byBands({ ofBands, ofTitle }: Question, where = sql`true`): SQL {
  // "offset 0" keeps the planner from looking for the other words first, in all titles.
  return sql`
    select products.*
    from (select band from generate_series(0, ${sql.raw(String(LAST_PRICE_BAND))}) as band order by band) as bands
    cross join lateral (
      select ${candidate} from ${products}
      where not ${products.inArchive}
        and ${wordsByPrice(products.searchText, products.price)} @@ replace(${ofBands}, '@', band::text)::tsquery
      offset 0
    ) as products
    where ${where} and ${ofTitle(products.searchText)}
    order by band, ${products.price}, ${products.id} limit ${MOST_FOUND}`
}

/** Products of more titles than this are found quicker by bands, where each title has a hundred of them. */
const MOST_TITLES = 10

/**
 * A size mostly leaves few titles, however many products have them. So these are found first, and the products of each are read in the
 * order of their prices. Where there are more titles after all, the bands are searched.
 */
function byTitles(question: Question): SQL {
  const areFew = sql`((select count(*) from titles) <= ${sql.raw(String(MOST_TITLES))})`
  return sql`
    with titles as materialized (
      select search_text as wanted from (
        select ${searchTitles.searchText} from ${searchTitles}
        where ${wordsOf(searchTitles.searchText)} @@ ${hidden(question.ofTitles)}::tsquery
        offset 0
      ) as search_titles
      where ${question.ofTitle(searchTitles.searchText)}
      limit ${sql.raw(String(MOST_TITLES + 1))}
    )
    (
      select products.* from titles
      cross join lateral (
        select ${candidate} from ${products}
        where not ${products.inArchive} and ${bytewise(products.searchText)} = wanted
        order by ${products.price}, ${products.id} limit ${MOST_FOUND}
      ) as products
      where ${areFew}
      order by ${products.price}, ${products.id} limit ${MOST_FOUND}
    )
    union all
    (${byBands(question, sql`not ${areFew}`)})`
}

/** The cheapest products on sale whose title has all the words, as many as a search lists, with what they are ranked by. */
export function cheapestOf(title: SearchedTitle): SQL {
  const question = questionOf(title)
  return title.words.some(isSize) ? byTitles(question) : byBands(question)
}
