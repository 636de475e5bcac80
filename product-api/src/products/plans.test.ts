import { sql } from 'drizzle-orm'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { plansOf } from '../../test/query-plans.ts'
import { buildTestShop } from '../../test/shop.ts'
import type { Queryable } from '../db/client.ts'
import { seed } from '../db/seed.ts'
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
import { listProductsByTitle } from './search.queries.ts'

const PRODUCTS = 100_000
const SEED_TIMEOUT_MS = 240_000

const { db, url, anyone } = await buildTestShop()

beforeAll(async () => {
  await seed(db, { products: PRODUCTS, force: true })
  await db.execute(sql`analyze`)
}, SEED_TIMEOUT_MS)

const firstPage = { limit: 24, offset: 0 }
const tireSize = { width: 195, profile: 80, diameter: 15 }
const wheelFit = { diameter: 17, boltSpacing: '5x112', width: 7.5 }

const searchFor = (text: string) => (read: Queryable) => listProductsByTitle(read, text, firstPage)

/** Reading one of these tables row by row is what the indexes are there to spare. */
const WHOLE_TABLE = /Seq Scan on (products|tires|wheels|spacers)\b/

test.each<[what: string, index: string, run: (read: Queryable) => Promise<unknown>]>([
  ['tires of a size', 'tires_by_size', (read) => listTires(read, tireSize, firstPage)],
  [
    'tires of a size and more',
    'tires_by_size',
    (read) => listTires(read, { ...tireSize, season: 'allseason', protector: 'Szuter AT' }, firstPage),
  ],
  ['wheels that fit', 'wheels_by_fit', (read) => listWheels(read, wheelFit, firstPage)],
  [
    'spacers that fit',
    'spacers_by_fit',
    (read) => listSpacers(read, { boltDistance: '5x112', thickness: 20 }, firstPage),
  ],
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
  ['a search by words and size', 'products_by_title', searchFor('szuter 195/80 R15')],
  ['a search by size', 'products_by_title', searchFor('1958015')],
  ['a search by bolt circle', 'products_by_title', searchFor('felga 5x112 66.6')],
  ['a search with a typo', 'products_by_title', searchFor('wykrto 31x10.5')],
  ['a search by the very title', 'products_by_title', searchFor('Nadbieg Szuter AT 195/80 R15 96T')],
])('%s: by %s', async (_what, index, run) => {
  const plans = (await plansOf(url, run)).join('\n')
  expect(plans).toContain(index)
  expect(plans).not.toMatch(WHOLE_TABLE)
})

test('without the index the same search reads the whole table', async () => {
  const { rows } = await db.execute(
    sql`select indexdef from pg_indexes where indexname = 'products_by_title'`,
  )
  const { indexdef } = z.object({ indexdef: z.string() }).parse(rows[0])
  await db.execute(sql`drop index products_by_title`)
  onTestFinished(async () => {
    await db.execute(sql.raw(indexdef))
  })
  expect((await plansOf(url, searchFor('1958015'))).join('\n')).toMatch(WHOLE_TABLE)
})

test.each(['/api/tires', '/api/products/title/nadbieg'])(
  '%s without a page gives a thousand rows and counts them all',
  async (path) => {
    const { status, headers, body } = await anyone.get(path)
    expect(status).toBe(200)
    expect(body).toHaveLength(1_000)
    expect(Number(headers['x-total-count'])).toBeGreaterThan(70_000)
  },
)

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
