import { grosze } from '@bieznik/contract/money/money'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { plansOf } from '../../../test/query-plans.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { connectDatabase, type Queryable } from '../../platform/db/client.ts'
import { seed } from '../../platform/db/seed.ts'
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

const PRODUCTS = 100_000
const SEED_TIMEOUT_MS = 240_000

const { db, url, anyone } = await buildTestShop()

beforeAll(async () => {
  // Of so many rows it takes longer than a statement of the shop may.
  const { db: patient, pool } = connectDatabase({
    url,
    poolSize: 1,
    statementTimeoutMs: SEED_TIMEOUT_MS,
    onIdleError: () => undefined,
  })
  await seed(patient, { products: PRODUCTS, force: true })
  await patient.execute(sql`vacuum analyze`)
  await pool.end()
}, SEED_TIMEOUT_MS)

const firstPage = { limit: 24, offset: 0 }
const tireSize = { width: 195, profile: 80, diameter: 15 }
const between = { priceFrom: grosze(30_000), priceTo: grosze(32_000) }
const wheelFit = { diameter: 17, boltSpacing: '5x112', width: 7.5 }

/** Reading one of these tables row by row is what the indexes are there to spare. */
const WHOLE_TABLE = /Seq Scan on (products|tires|wheels|spacers)\b/
/** Where all of a small table are counted, reading it is quickest. */
const withoutCount = (plans: string) => plans.replace(/InitPlan \d+\n[\s\S]*?(?=InitPlan \d+\n)/, '')
/** From a table itself, not from an index alone. */
const HUNDREDS_OF_ROWS =
  /(?:Index Scan using \w+|Heap Scan) on (?:products|tires|wheels|spacers)\b.*actual.* rows=\d{3,}\.\d\d /

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
  ['all tires', 'tires_most_bought_first', (read) => listTires(read, {}, firstPage)],
  ['tires between two prices', 'tires_in_stock_first', (read) => listTires(read, between, firstPage)],
  [
    'tires far down the list',
    'tires_most_bought_first',
    (read) => listTires(read, {}, { limit: 24, offset: 60_000 }),
  ],
  ['all wheels', 'wheels_most_bought_first', (read) => listWheels(read, {}, firstPage)],
  ['all spacers', 'spacers_most_bought_first', (read) => listSpacers(read, {}, firstPage)],
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
])('%s: by %s', async (_what, index, run) => {
  const plans = (await plansOf(url, run)).join('\n')
  expect(plans).toMatch(new RegExp(` ${index}\\b.*actual`))
  expect(withoutCount(plans)).not.toMatch(WHOLE_TABLE)
})

test.each<[what: string, run: (read: Queryable) => Promise<unknown>]>([
  ['width', (read) => listTires(read, { width: 205 }, firstPage)],
  ['profile', (read) => listTires(read, { profile: 55 }, firstPage)],
  ['diameter', (read) => listTires(read, { diameter: 16 }, firstPage)],
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
])('a list by %s is counted off an index, and no more rows are read than it shows', async (_what, run) => {
  const plans = (await plansOf(url, run)).join('\n')
  expect(plans).not.toMatch(WHOLE_TABLE)
  expect(plans).not.toMatch(HUNDREDS_OF_ROWS)
})

test('without its index a list sorts all that is for sale', async () => {
  const index = 'tires_most_bought_first'
  const { rows } = await db.execute(sql`select indexdef from pg_indexes where indexname = ${index}`)
  const { indexdef } = z.object({ indexdef: z.string() }).parse(rows[0])
  await db.execute(sql.raw(`drop index ${index}`))
  onTestFinished(async () => {
    await db.execute(sql.raw(indexdef))
  })
  const plans = (await plansOf(url, (read) => listTires(read, {}, firstPage))).join('\n')
  expect(plans).not.toContain(index)
  expect(plans).toMatch(/top-N heapsort/)
})

test.each([
  ['/api/tires', 70_004],
  ['/api/tires?season=allseason', 70_003],
  ['/api/products/title/nadbieg', 70_004],
])('%s without a page gives a thousand rows at most and says how many there are', async (path, total) => {
  const { status, headers, body } = await anyone.get(path)
  expect(status).toBe(200)
  expect(body).toHaveLength(Math.min(total, 1_000))
  expect(headers['x-total-count']).toBe(String(total))
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
