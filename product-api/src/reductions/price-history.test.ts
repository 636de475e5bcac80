import { sql } from 'drizzle-orm'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { ids } from '../../test/catalogue.ts'
import { createDatabase, dropDatabase, urlOfDatabase } from '../../test/database-server.ts'
import { importFile, importIdOf } from '../../test/imports.ts'
import { buildTestShop } from '../../test/shop.ts'
import { connectDatabase, type Queryable } from '../db/client.ts'
import { applyMigrations, withMigrationsUpTo } from '../db/migrate.ts'
import { listPrices } from './reductions.queries.ts'

const shop = await buildTestShop()
const anna = shop.asStaff('anna')
const { db } = shop

const pricesOf = async (id: number, from: Queryable = db) =>
  (await listPrices(from, id)).map(({ price }) => price / 100)

test('a new product has its first price, from the moment that it was created', async () => {
  const { headers } = await anna.call('POST', '/api/spacers', {
    body: { title: 'Dystans 5', price: 99, boltDistance: '5x112', boltInfo: 'M12', thickness: 5 },
  })
  const id = Number(String(headers.location).split('/').at(-1))
  expect(await pricesOf(id)).toEqual([99])
  const { rows } = await db.execute(sql`
    select since = created_at as "isSame" from price_history join products on products.id = product_id
    where product_id = ${id}`)
  expect(rows).toEqual([{ isSame: true }])
})

test('every change of a price is a row, whoever made it, and what is no change is none', async () => {
  const change = (from: number, to: number) =>
    anna.call('PATCH', `/api/products/${ids.wheel}/price`, { body: { from, to, reason: 'cennik' } })
  await change(299, 310)
  await change(310, 310)
  await importFile(anna, `id;title;price\n${ids.wheel};Felga stalowa 6x15 5x112;305`, 'productType=Wheel')
  // As a version before does, or a person by hand.
  await db.execute(sql`update products set price = 30000 where id = ${ids.wheel}`)
  await anna.call('PATCH', `/api/products/${ids.wheel}/archive`, { body: { inArchive: true } })
  expect(await pricesOf(ids.wheel)).toEqual([299, 310, 305, 300])
})

test('the history of a product outlives it', async () => {
  const file = 'title;price;boltDistance;boltInfo;thickness\nDystans 7;77;5x112;M12;7'
  const said = await importFile(anna, file, 'productType=Spacer')
  const { rows } = await db.execute<{ id: number }>(sql`select max(id) as id from products`)
  const id = rows[0]?.id ?? 0
  await anna.call('POST', `/api/products/imports/${importIdOf(said)}/undo`)
  expect(await anna.get(`/api/products/${id}`)).toMatchObject({ status: 404 })
  expect(await pricesOf(id)).toEqual([77])
})

const names: string[] = []
afterAll(() => Promise.all(names.map((name) => dropDatabase(inject('serverUrl'), name))))

/** How many migrations there were before the price history. */
const BEFORE = 19

test('a product of before the migration has the prices of its recorded changes, the first one included', async () => {
  const name = `bieznik_prices_${crypto.randomUUID().replaceAll('-', '')}`
  await createDatabase(inject('serverUrl'), name)
  names.push(name)
  const url = urlOfDatabase(inject('serverUrl'), name)
  await withMigrationsUpTo(BEFORE, (folder) => applyMigrations(url, folder))
  const old = connectDatabase({ url, poolSize: 1, onIdleError: () => undefined })
  onTestFinished(() => old.pool.end())
  await old.db.execute(sql`
    insert into products (id, product_type, title, price, quantity_in_stock, created_at) values
      (1, 'Tire', 'never changed', 10000, 1, '2026-01-01'),
      (2, 'Tire', 'changed twice', 12000, 1, '2026-01-01'),
      (3, 'Tire', 'changed without a word', 15000, 1, '2026-01-01')`)
  await old.db.execute(sql`
    insert into product_changes (product_id, event, who, price_from, price_to, at) values
      (2, 'price', 'anna', 10000, 11000, '2026-02-01'), (2, 'price', 'anna', 11000, 12000, '2026-03-01'),
      (3, 'price', 'anna', 10000, 14000, '2026-02-01')`)
  await applyMigrations(url)
  expect(await pricesOf(1, old.db)).toEqual([100])
  expect(await pricesOf(2, old.db)).toEqual([100, 110, 120])
  expect(await pricesOf(3, old.db)).toEqual([100, 140, 150])
  const [first] = await listPrices(old.db, 2)
  expect(first?.since).toEqual(new Date('2026-01-01'))
})
