import { expect, test } from 'vitest'
import { z } from 'zod'
import { reached } from '../../../tests/promises/reached.ts'
import { buyersWith, countOrdersOf } from '../buyers.ts'
import { findFreePort } from '../../../local-services/free-ports.ts'
import { startApiProcess } from '../processes.ts'
import { orderAt } from '../remote-buyer.ts'
import { buildTestShop } from '../shop.ts'
import { addTires, listLedgerFaults, stockOf } from '../stock.ts'

const shop = await buildTestShop()
const { db } = shop

const POLLING = { timeout: 30_000, interval: 5 }

async function startNext() {
  return startApiProcess(shop.url, await findFreePort())
}

async function newTire(stock: number): Promise<number> {
  const [id] = await addTires(db, 1, stock)
  if (id === undefined) throw new Error('no tire was added')
  return id
}

// Shows S1.22
test('sixty buyers of twenty tires through two processes: twenty orders', async () => {
  const origins = (await Promise.all([startNext(), startNext()])).map(({ origin }) => origin)
  const productId = await newTire(20)
  const buyers = await buyersWith([shop], 60, () => [{ productId, quantity: 1 }])
  const replies = await Promise.all(
    buyers.map((buyer, index) =>
      // Both kinds come to each process.
      orderAt(origins[Math.floor(index / 2) % 2] ?? '', buyer, crypto.randomUUID()),
    ),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(
    replies.filter(({ body }) => z.object({ code: z.literal('out_of_stock') }).safeParse(body).success),
  ).toHaveLength(40)
  expect(await countOrdersOf(db, productId)).toBe(20)
  expect(await stockOf(db, productId)).toBe(0)
  expect(await listLedgerFaults(db)).toEqual([])
})

test('stopped by SIGTERM under load: what was under way is answered, and the process ends well', async () => {
  const { origin, end } = await startNext()
  const productId = await newTire(1_000)
  const buyers = await buyersWith([shop], 60, () => [{ productId, quantity: 1 }])
  const replies = Promise.all(buyers.map((buyer) => orderAt(origin, buyer, crypto.randomUUID())))
  // Long enough for all of them to have arrived, too short for all of them to be done.
  await expect.poll(() => countOrdersOf(db, productId), POLLING).toBeGreaterThan(0)
  const startedAt = performance.now()
  expect(await end('SIGTERM')).toEqual({ code: 0, signal: null })
  const gone = performance.now() - startedAt
  expect(gone).toBeLessThan(10_000)
  expect((await replies).map(({ status }) => status)).toEqual(buyers.map(() => 200))
  expect(await countOrdersOf(db, productId)).toBe(60)
  reached('shutdown', `SIGTERM under 60 orders: all answered, gone after ${Math.ceil(gone)} ms`)
})
