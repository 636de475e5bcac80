import { grosze } from '@bieznik/contract/money'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { tireWith } from '../../test/catalogue.ts'
import { plansOf } from '../../test/query-plans.ts'
import { buildTestShop } from '../../test/shop.ts'
import { connectDatabase, type Queryable } from '../db/client.ts'
import { products } from '../db/schema/catalogue.ts'
import { insertCatalogue, seed } from '../db/seed.ts'
import { listBoltDistances, listThicknesses } from '../spacers/spacer-filter.queries.ts'
import { listSpacers } from '../spacers/spacers.queries.ts'
import { listDiameters, listProfiles, listProtectors, listWidths } from '../tires/tire-filter.queries.ts'
import { listTires } from '../tires/tires.queries.ts'
import {
  listBoltSpacings,
  listCentralBores,
  listWheelDiameters,
  listWheelWidths,
} from '../wheels/wheel-filter.queries.ts'
import { listWheels } from '../wheels/wheels.queries.ts'
import { getProduct } from './products.queries.ts'
import { listProductsByTitle } from './search.queries.ts'

const PRODUCTS = 100_000
const SEED_TIMEOUT_MS = 240_000

const { db, url, anyone } = await buildTestShop()

beforeAll(async () => {
  await seed(db, { products: PRODUCTS, force: true })
  await db.execute(sql`vacuum analyze`)
}, SEED_TIMEOUT_MS)

const firstPage = { limit: 24, offset: 0 }
const tireSize = { width: 195, profile: 80, diameter: 15 }
const between = { priceFrom: grosze(30_000), priceTo: grosze(32_000) }
const wholeList = { limit: 1_000, offset: 0 }
const wheelFit = { diameter: 17, boltSpacing: '5x112', width: 7.5 }

const searchFor = (text: string) => (read: Queryable) => listProductsByTitle(read, text, firstPage)

/** Reading one of these tables row by row is what the indexes are there to spare. */
const WHOLE_TABLE = /Seq Scan on (products|search_titles|tires|wheels|spacers)\b/
const THOUSANDS_OF_ROWS = /rows=\d{4,}\.\d\d |Rows Removed by Filter: \d{4,}/

test.each<[what: string, index: string, run: (read: Queryable) => Promise<unknown>]>([
  ['tires of a size', 'tires_of_size_in_stock_first', (read) => listTires(read, tireSize, firstPage)],
  [
    'tires of a size and more',
    'tires_of_size_and_protector_in_stock_first',
    (read) => listTires(read, { ...tireSize, season: 'allseason', protector: 'Szuter AT' }, firstPage),
  ],
  ['wheels that fit', 'wheels_of_fit_in_stock_first', (read) => listWheels(read, wheelFit, firstPage)],
  [
    'spacers that fit',
    'spacers_of_fit_in_stock_first',
    (read) => listSpacers(read, { boltDistance: '5x112', thickness: 20 }, firstPage),
  ],
  ['all tires', 'tires_in_stock_first', (read) => listTires(read, {}, firstPage)],
  ['all tires at once', 'tires_in_stock_first', (read) => listTires(read, {}, wholeList)],
  ['tires between two prices', 'tires_in_stock_first', (read) => listTires(read, between, firstPage)],
  [
    'tires far down the list',
    'tires_in_stock_first',
    (read) => listTires(read, {}, { limit: 24, offset: 60_000 }),
  ],
  ['all wheels', 'wheels_in_stock_first', (read) => listWheels(read, {}, firstPage)],
  ['all spacers', 'spacers_in_stock_first', (read) => listSpacers(read, {}, firstPage)],
  ['one product', 'products_pkey', (read) => getProduct(read, 1)],
  ['widths', 'tires_by_size', listWidths],
  ['profiles', 'tires_by_size', (read) => listProfiles(read, tireSize)],
  ['diameters', 'tires_by_size', (read) => listDiameters(read, tireSize)],
  ['protectors', 'tires_by_size', (read) => listProtectors(read, tireSize)],
  ['wheel diameters', 'wheels_by_fit', listWheelDiameters],
  ['bolt spacings', 'wheels_by_fit', (read) => listBoltSpacings(read, wheelFit)],
  ['wheel widths', 'wheels_by_fit', (read) => listWheelWidths(read, wheelFit)],
  ['central bores', 'wheels_by_fit', (read) => listCentralBores(read, wheelFit)],
  ['bolt distances', 'spacers_by_fit', listBoltDistances],
  ['thicknesses', 'spacers_by_fit', (read) => listThicknesses(read, { boltDistance: '5x112' })],
  ['a search by words and size', 'products_by_title_and_price', searchFor('szuter 195/80 R15')],
  ['a search by size', 'products_by_title_and_price', searchFor('1958015')],
  ['a search by a size that many titles have', 'products_by_word_and_price', searchFor('6.5x16')],
  ['a search by bolt circle', 'products_by_word_and_price', searchFor('felga 5x112 66.6')],
  ['a search with a typo', 'products_by_title_and_price', searchFor('wykrto 31x10.5')],
  ['a search by a word and a width', 'products_by_word_and_price', searchFor('szuter 195')],
  [
    'a search by the very title',
    'products_by_title_and_price',
    searchFor('Nadbieg Szuter AT 195/80 R15 96T'),
  ],
])('%s: by %s', async (_what, index, run) => {
  const plans = (await plansOf(url, run)).join('\n')
  expect(plans).toMatch(new RegExp(` ${index}\\b.*actual`))
  expect(plans).not.toMatch(WHOLE_TABLE)
})

test.each<[what: string, run: (read: Queryable) => Promise<unknown>]>([
  ['width', (read) => listTires(read, { width: 205 }, firstPage)],
  ['profile', (read) => listTires(read, { profile: 55 }, firstPage)],
  ['diameter', (read) => listTires(read, { diameter: 16 }, firstPage)],
  ['width and diameter', (read) => listTires(read, { width: 205, diameter: 16 }, firstPage)],
  ['season', (read) => listTires(read, { season: 'winter' }, firstPage)],
  ['protector', (read) => listTires(read, { protector: 'Wykrot XT' }, firstPage)],
  ['manufacturer', (read) => listTires(read, { manufacturer: 'Nobody' }, firstPage)],
  ['size and protector', (read) => listTires(read, { ...tireSize, protector: 'Szuter AT' }, firstPage)],
  ['wheel diameter', (read) => listWheels(read, { diameter: 17 }, firstPage)],
  ['bolt spacing', (read) => listWheels(read, { boltSpacing: '5x112' }, firstPage)],
  ['wheel width', (read) => listWheels(read, { width: 7.5 }, firstPage)],
  ['central bore', (read) => listWheels(read, { centralBoreDiameter: 66.6 }, firstPage)],
  ['bolt distance', (read) => listSpacers(read, { boltDistance: '5x112' }, firstPage)],
  ['thickness', (read) => listSpacers(read, { thickness: 20 }, firstPage)],
])('a list by %s reads hardly more rows than it shows', async (_what, run) => {
  const plans = (await plansOf(url, run)).join('\n')
  expect(plans).not.toMatch(WHOLE_TABLE)
  expect(plans).not.toMatch(THOUSANDS_OF_ROWS)
  expect(plans).not.toMatch(/ on (tires|wheels|spacers)\b.* rows=\d{3,}\.\d\d /)
})

test.each([
  'nadbieg',
  'nadbieg 1',
  'nadbieg szuter',
  'szuter',
  'szuter r15',
  'felga 17',
  'r15',
  '5x112',
  'nadbieg 5x112',
  'dystans 20 5x112',
  'trasa 195 65 15',
  '195/60',
  '6.5x16',
  'n',
])('a search for "%s" does not read all that have the words', async (text) => {
  const plans = (await plansOf(url, searchFor(text))).join('\n')
  const reads = [
    ...plans.matchAll(
      / (?:Heap Scan|using products_by_title_and_price) on products\b.* rows=([\d.]+) loops=(\d+)/g,
    ),
  ]
  expect(reads.length).toBeGreaterThan(0)
  expect(reads.reduce((sum, [, rows, loops]) => sum + Number(rows) * Number(loops), 0)).toBeLessThan(3_000)
  expect(plans).not.toMatch(WHOLE_TABLE)
})

test.each([
  ['trasa 185', [' trasa', ' 185']],
  ['nadbieg wykrot', [' nadbieg', ' wykrot']],
  ['195 65 15', [' 195/65 ', ' r15']],
  ['trasa 195 65 15', [' 195/65 ', ' r15', ' trasa']],
  ['195/60', [' 195/60 ']],
  ['6.5x16', [' 6.5x16 ']],
  ['felga 16', [' felga ', 'x16 ']],
  ['5x112 czarny', [' 5x112 ', ' czarny']],
  ['dystans 20 5x112', [' dystans', ' 20 ', ' 5x112 ']],
])('a search for "%s" finds the cheapest with the words, at whatever price', async (text, places) => {
  const has = places.map((place) => sql`strpos(search_text, ${place}) > 0`)
  const { rows } = await db.execute(sql`
    select id from products where not in_archive and ${sql.join(has, sql` and `)} order by price, id limit 300`)
  const cheapest = z.array(z.object({ id: z.int() })).parse(rows)
  const found = await listProductsByTitle(db, text, { limit: 300, offset: 0 })
  expect(found.total).toBe(cheapest.length)
  expect(found.total).toBeGreaterThan(0)
  expect(new Set(found.rows.map(({ id }) => id))).toEqual(new Set(cheapest.map(({ id }) => id)))
})

test.each([
  ['with a size', ['nadbieg szuter 195/80 r15', 'szoter 1958015', '6.5x16']],
  ['without a size', ['szuter', 'szuter 195', 'felga 15', 'bruk 5x112']],
])('searches %s are one statement, prepared and planned once', async (_kind, texts) => {
  const { db: prepared, pool } = connectDatabase({ url, poolSize: 1, onIdleError: () => undefined })
  onTestFinished(() => pool.end())
  for (const offset of [0, 24, 48, 72])
    for (const text of texts) await listProductsByTitle(prepared, text, { limit: 24, offset })
  const { rows } = await prepared.execute(sql`
    select generic_plans > 0 as is_planned_once from pg_prepared_statements where strpos(statement, 'words_by_price') > 0`)
  expect(rows).toEqual([{ is_planned_once: true }])
})

test('what was mistyped is compared with words of letters, however many article numbers titles have', async () => {
  await db.execute(
    sql`insert into search_words select 'nr' || number from generate_series(1, 20000) as number`,
  )
  onTestFinished(async () => {
    await db.execute(sql`delete from search_words where word like 'nr%'`)
  })
  await db.execute(sql`vacuum analyze search_words`)
  const plans = (await plansOf(url, searchFor('szoter 195/80'))).join('\n')
  expect(plans).toMatch(/ search_words_of_letters\b.*actual/)
  expect(plans).not.toMatch(/Seq Scan on search_words/)
})

test('of thousands of titles with a size no more are read than tell that they are many', async () => {
  await db.execute(sql`
    insert into search_titles select ' wydma ' || number || ' 355/30 r21 ' from generate_series(1, 20000) as number`)
  const tire = tireWith({ title: 'Wydma 1 355/30 R21' })
  const [added = 0] = await db.transaction((tx) => insertCatalogue(tx, [tire]))
  onTestFinished(async () => {
    await db.delete(products).where(eq(products.id, added))
    await db.execute(sql`delete from search_titles where search_text like '% 355/30 %'`)
    await db.execute(sql`delete from search_words where word = '355/30'`)
  })
  await db.execute(sql`vacuum analyze search_titles`)
  const plans = (await plansOf(url, searchFor('355/30'))).join('\n')
  expect(plans).toMatch(/ on search_titles\b.*actual.* rows=11\.00 /)
  expect(plans).toMatch(/ products_by_word_and_price\b.*actual/)
})

test('without its index a list reads thousands of rows', async () => {
  const index = 'tires_in_stock_first'
  const { rows } = await db.execute(sql`select indexdef from pg_indexes where indexname = ${index}`)
  const { indexdef } = z.object({ indexdef: z.string() }).parse(rows[0])
  await db.execute(sql.raw(`drop index ${index}`))
  onTestFinished(async () => {
    await db.execute(sql.raw(indexdef))
  })
  const plans = (await plansOf(url, (read) => listTires(read, {}, firstPage))).join('\n')
  expect(plans).not.toContain(index)
  expect(plans).toMatch(THOUSANDS_OF_ROWS)
})

test.each([
  ['/api/tires', 70_004],
  ['/api/tires?season=allseason', 70_003],
  ['/api/products/title/nadbieg', 300],
])('%s without a page gives a thousand rows at most and says how many there are', async (path, total) => {
  const { status, headers, body } = await anyone.get(path)
  expect(status).toBe(200)
  expect(body).toHaveLength(Math.min(total, 1_000))
  expect(headers['x-total-count']).toBe(String(total))
})

test('between two prices no more than ten thousand are counted', async () => {
  const { headers } = await anyone.get('/api/tires?priceFrom=0&priceTo=100000&page=1')
  expect(headers['x-total-count']).toBe('10000')
})

test('pages do not overlap and leave nothing out', async () => {
  const filter = { diameter: 17, boltSpacing: '5x112' }
  const { total } = await listWheels(db, filter, firstPage)
  const seen: number[] = []
  for (let offset = 0; offset < total; offset += 100) {
    const { rows } = await listWheels(db, filter, { limit: 100, offset })
    seen.push(...rows.map(({ id }) => id))
  }
  expect(seen).toHaveLength(total)
  expect(new Set(seen).size).toBe(total)
})
