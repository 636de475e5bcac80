import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { connectFailingDatabase } from '../../../test/failing-database.ts'
import { copyDatabase } from '../../../test/shop.ts'
import { stockOf } from '../../../test/stock.ts'
import type { Transaction } from './client.ts'
import { products } from './schema/catalogue.ts'
import { isDatabaseAway } from './database-away.ts'
import { together } from './together.ts'

const { db, pool, failWhen } = connectFailingDatabase(await copyDatabase())
afterAll(() => pool.end())

beforeEach(() => {
  failWhen(() => false)
})

const sellOne = (tx: Transaction) =>
  tx.update(products).set({ quantityInStock: sql`${products.quantityInStock} - 1` })

test('what is done in a transaction is there after it', async () => {
  const before = await stockOf(db, 1)
  await db.transaction((tx) =>
    tx
      .update(products)
      .set({ quantityInStock: 11 })
      .where(sql`id = 1`),
  )
  expect([before, await stockOf(db, 1)]).toEqual([20, 11])
})

test('a transaction whose begin fails costs the pool no connection', async () => {
  failWhen((text) => text.startsWith('begin'))
  for (let time = 0; time < 5; time++) {
    await expect(db.transaction(sellOne)).rejects.toThrow(/begin/)
  }
  failWhen(() => false)
  expect(await db.transaction((tx) => tx.$count(products))).toBe(7)
})

test('a connection whose rollback fails is closed, so that nobody else’s work joins its transaction', async () => {
  const before = await stockOf(db, 1)
  failWhen((text) => text === 'rollback')
  const failing = db.transaction(async (tx) => {
    await tx
      .update(products)
      .set({ quantityInStock: 1 })
      .where(sql`id = 1`)
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow(/rollback/)
  failWhen(() => false)
  await Promise.all([1, 2].map(() => db.transaction((tx) => tx.$count(products))))
  expect(await stockOf(db, 1)).toBe(before)
})

const part = async (tx: Transaction) => {
  await tx.execute(sql`select pg_sleep(0.05)`)
  await sellOne(tx).where(sql`id = 1`)
}

test.each([
  ['a refusal', () => Promise.reject(new Error('changed my mind')), /changed my mind/],
  ['a statement', (tx: Transaction) => tx.execute(sql`select 1 / 0`), /select 1 \/ 0/],
])(
  'when one of the parts that run together fails by %s, the others write nothing',
  async (_by, fail, message) => {
    const before = await stockOf(db, 1)
    await expect(db.transaction((tx) => together([part(tx), fail(tx)]))).rejects.toThrow(message)
    await sleep(100)
    expect(await stockOf(db, 1)).toBe(before)
  },
)

test('parts that run together are sent once, also queries that nobody has awaited yet', async () => {
  const before = await stockOf(db, 1)
  const [sold] = await db.transaction((tx) =>
    together([
      sellOne(tx)
        .where(sql`id = 1`)
        .returning({ left: products.quantityInStock }),
      tx.execute(sql`select 1`),
    ]),
  )
  expect(sold).toEqual([{ left: (before ?? 0) - 1 }])
  expect(await stockOf(db, 1)).toBe((before ?? 0) - 1)
})

test('a connection that is lost between two statements of a transaction fails the next one, and nothing else', async () => {
  const losing = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`)
    // What the server says last is read in this pause.
    await sleep(100)
    await tx.$count(products)
  })
  await expect(losing).rejects.toSatisfy(isDatabaseAway)
  expect(await db.$count(products)).toBe(7)
})
