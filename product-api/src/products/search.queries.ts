import type { Product } from '@bieznik/contract/product'
import { and, asc, desc, eq, gt, like, or, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { products } from '../db/schema/catalogue.ts'
import type { Page, Slice } from '../http/paging.ts'
import { listProductsByIds } from './products.queries.ts'
import { readSearch, type SearchedTitle } from './search-words.queries.ts'

const containing = (pattern: string) => like(products.searchText, pattern)
const isWord = (word: string) => containing(`% ${word} %`)

/** The inches of a rim, written alone: "felga 17", "opona r15". Titles have them behind a width or an R. */
function isRim(word: string): SQL[] {
  const inches = /^r?(1[2-9]|2[0-4])$/.exec(word)?.[1]
  return inches === undefined ? [] : [containing(`%x${inches} %`), containing(`% r${inches}%`)]
}

function matching({ words }: SearchedTitle): SQL | undefined {
  return and(
    eq(products.inArchive, false),
    ...words.map(({ word, meant }) => or(containing(`% ${word}%`), ...isRim(word), ...meant.map(isWord))),
  )
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
