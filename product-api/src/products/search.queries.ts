import type { Product } from '@bieznik/contract/product'
import { textsToSearch } from '@bieznik/contract/search-text'
import { asc, desc, eq, gt, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { products, spacers, tires, wheels } from '../db/schema/catalogue.ts'
import type { Page, Slice } from '../http/paging.ts'
import { productColumns, toProduct } from './products.queries.ts'
import { cheapestOf, hiddenTexts } from './search-candidates.ts'
import { readSearch, type SearchedTitle } from './search-words.queries.ts'

/** In stock first; then the title as it was searched for, titles that begin so, and those with more words in full. */
function byRank({ folded, words }: SearchedTitle): SQL[] {
  const whole = words.map(({ word }) => ` ${word} `)
  const isVery = eq(products.searchText, folded)
  return [
    desc(gt(products.quantityInStock, 0)),
    desc(isVery),
    desc(sql`starts_with(${products.searchText}, ${folded.trimEnd()})`),
    // The very title has all of them, so nothing is counted where many products have it.
    desc(sql`case when ${isVery} then 0 else (
      select count(*) from unnest(${hiddenTexts(whole)}) as word where strpos(${products.searchText}, word) > 0
    ) end`),
    asc(products.price),
    asc(products.id),
  ]
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

const NOTHING: Page<Product> = { rows: [], total: 0 }

/**
 * Products on sale of any kind whose title has all the words, best match first, three hundred at most. Where no title has all that was
 * written beside a size, those of the size. Text without a word finds nothing.
 */
export async function listProductsByTitle(db: Queryable, text: string, slice: Slice): Promise<Page<Product>> {
  for (const closest of textsToSearch(text)) {
    const page = await listByWords(db, closest, slice)
    if (page.total > 0) return page
  }
  return NOTHING
}

async function listByWords(db: Queryable, text: string, slice: Slice): Promise<Page<Product>> {
  const title = await readSearch(db, text)
  if (title.words.length === 0) return NOTHING
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
    const { total } = await listByWords(db, text, { limit: 1, offset: 0 })
    return { rows: [], total }
  }
  return { rows: found.map(toProduct), total: first?.total ?? 0 }
}
