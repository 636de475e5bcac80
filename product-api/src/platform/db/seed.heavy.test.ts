import { count, eq, inArray } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createDatabase, dropDatabase, urlOfDatabase } from '../../../test/database-server.ts'
import { listLedgerFaults } from '../../../test/stock.ts'
import { connectDatabase, type Database } from './client.ts'
import { applyMigrations } from './migrate.ts'
import { products, spacers, tires, wheels } from './schema/catalogue.ts'
import { news } from './schema/news.ts'
import { opinions } from './schema/opinions.ts'
import { orderItems, orders, orderStatusChanges } from './schema/orders.ts'
import { seed } from './seed.ts'

async function emptyDatabase(poolSize = 1): Promise<{ url: string; db: Database }> {
  const serverUrl = inject('serverUrl')
  const name = `bieznik_test_${crypto.randomUUID().replaceAll('-', '')}`
  await createDatabase(serverUrl, name)
  const url = urlOfDatabase(serverUrl, name)
  const { db, pool } = connectDatabase({ url, poolSize, onIdleError: () => undefined })
  onTestFinished(async () => {
    await pool.end()
    await dropDatabase(serverUrl, name)
  })
  return { url, db }
}

test('migrations that start at once in several instances are applied once', async () => {
  const { url, db } = await emptyDatabase()
  await Promise.all(Array.from({ length: 5 }, () => applyMigrations(url)))
  expect(await db.$count(products)).toBe(0)
})

test('an empty catalogue is filled once, even by several instances at once', async () => {
  const { url, db } = await emptyDatabase(3)
  await applyMigrations(url)
  expect((await Promise.all([seed(db), seed(db), seed(db)])).toSorted((a, b) => a - b)).toEqual([0, 0, 600])
  expect(await db.$count(tires)).toBe(420)
  expect(await db.$count(wheels)).toBe(120)
  expect(await db.$count(spacers)).toBe(60)
  expect(await db.$count(news)).toBe(12)
  expect(await db.$count(opinions)).toBe(20)
  expect(await listLedgerFaults(db)).toEqual([])
})

test('past orders have items, a history that ends where they are, and every status', async () => {
  const { url, db } = await emptyDatabase()
  await applyMigrations(url)
  await seed(db)
  const placed = await db.select({ id: orders.id, status: orders.status }).from(orders)
  expect(new Set(placed.map(({ status }) => status)).size).toBe(5)
  for (const { id, status } of placed) {
    const history = await db.select().from(orderStatusChanges).where(eq(orderStatusChanges.orderId, id))
    expect(history[0]?.from).toBeNull()
    expect(history.at(-1)?.to).toBe(status)
    expect(history.map(({ from }) => from).slice(1)).toEqual(history.map(({ to }) => to).slice(0, -1))
    expect(await db.$count(orderItems, eq(orderItems.orderId, id))).toBeGreaterThan(0)
  }
})

test('a catalogue of any size is filled quickly, and forced to grow', async () => {
  const { url, db } = await emptyDatabase()
  await applyMigrations(url)
  expect(await seed(db, { products: 10_000 })).toBe(10_000)
  expect(await seed(db, { products: 10 })).toBe(0)
  expect(await seed(db, { products: 10, force: true })).toBe(10)
  const [kinds] = await db
    .select({ total: count() })
    .from(products)
    .where(inArray(products.productType, ['Tire', 'Wheel', 'Spacer']))
  expect(kinds?.total).toBe(10_010)
  expect((await db.$count(tires)) + (await db.$count(wheels)) + (await db.$count(spacers))).toBe(10_010)
  expect(await listLedgerFaults(db)).toEqual([])
})
