import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '../../src/platform/db/schema/orders.ts'
import { reached } from '../../../tests/promises/reached.ts'
import { ids } from '../catalogue.ts'
import { listTraces } from '../order-traces.ts'
import { orderAndDie } from '../processes.ts'
import { buildTestShop } from '../shop.ts'
import { listLedgerFaults } from '../stock.ts'

const shop = await buildTestShop()
const jan = shop.asCustomer('jan')

const KEY = 'the-key'

/** Transactions that somebody has begun and not ended, in this database. */
async function countOpenTransactions(): Promise<number> {
  const { rows } = await shop.db.execute<{ open: number }>(sql`
    select count(*)::int as open from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`)
  return rows[0]?.open ?? -1
}

// Shows D20a
test('killed at any statement of an order: nothing of it stays, not even a lock, and the repeat places it once', async () => {
  await jan.add(ids.tire, 2)
  await jan.add(ids.wheel, 1)
  const before = await listTraces(shop.db)
  let kills = 0
  while ((await orderAndDie(shop.url, { uid: jan.uid, key: KEY, statement: kills + 1 })).isKilled) {
    kills += 1
    await expect.poll(countOpenTransactions, { timeout: 5_000 }).toBe(0)
    expect(await listTraces(shop.db)).toEqual(before)
  }
  expect(kills).toBeGreaterThan(10)

  // The last process committed and ended before it could answer.
  expect(await shop.db.$count(orders)).toBe(1)
  const repeat = await jan.order({}, KEY)
  expect([repeat.status, repeat.headers['idempotent-replayed']]).toEqual([200, 'true'])
  expect(await shop.db.$count(orders)).toBe(1)
  expect(await listLedgerFaults(shop.db)).toEqual([])
  reached('whole', `killed at each of its ${kills} statements: no trace; killed after the last: 1 order`)
})

test('without a transaction an order that is killed stays half done', async () => {
  const ola = shop.asCustomer('ola')
  await ola.add(ids.tire, 2)
  const before = await listTraces(shop.db)
  const middle = { uid: ola.uid, key: KEY, statement: 8, mode: 'statements' } as const
  expect(await orderAndDie(shop.url, middle)).toEqual({ isKilled: true })
  expect(await listTraces(shop.db)).not.toEqual(before)
})
