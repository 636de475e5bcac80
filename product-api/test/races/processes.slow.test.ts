import { setTimeout as sleep } from 'node:timers/promises'
import { eq, isNull, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { cartLines } from '../../src/db/schema/cart.ts'
import { mailOutbox } from '../../src/db/schema/mail-outbox.ts'
import { idempotencyKeys, orderItems, orders, orderStatusChanges } from '../../src/db/schema/orders.ts'
import { stockLedger } from '../../src/db/schema/stock-ledger.ts'
import { buyersWith, countOrdersOf } from '../buyers.ts'
import { findFreePort, startApiProcess } from '../processes.ts'
import { orderAt } from '../remote-buyer.ts'
import { buildTestShop } from '../shop.ts'
import { addTires, listLedgerFaults, stockOf } from '../stock.ts'

const shop = await buildTestShop()
const { db } = shop

const POLLING = { timeout: 30_000, interval: 5 }

const orderReply = z.object({ id: z.int() })

async function startNext() {
  return startApiProcess(shop.url, await findFreePort())
}

async function newTire(stock: number): Promise<number> {
  const [id] = await addTires(db, 1, stock)
  if (id === undefined) throw new Error('no tire was added')
  return id
}

test('sixty buyers of twenty tires through two processes: twenty orders', async () => {
  const origins = (await Promise.all([startNext(), startNext()])).map(({ origin }) => origin)
  const productId = await newTire(20)
  const buyers = await buyersWith([shop], 60, () => [{ productId, quantity: 1 }])
  const replies = await Promise.all(
    buyers.map(({ uid }, index) => orderAt(origins[index % 2] ?? '', uid, crypto.randomUUID())),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(
    replies.filter(({ body }) => z.object({ code: z.literal('out_of_stock') }).safeParse(body).success),
  ).toHaveLength(40)
  expect(await countOrdersOf(db, productId)).toBe(20)
  expect(await stockOf(db, productId)).toBe(0)
  expect(await listLedgerFaults(db)).toEqual([])
})

/** Repeats with the same key until there is an answer, as the storefront does. */
async function orderUntilAnswered(origin: string, uid: string): Promise<number> {
  const key = crypto.randomUUID()
  for (let attempt = 0; attempt < 200; attempt++) {
    const reply = await orderAt(origin, uid, key).catch(() => null)
    if (reply?.status === 200) return orderReply.parse(reply.body).id
    if (reply && reply.status < 500) throw new Error(`the order was refused: ${JSON.stringify(reply.body)}`)
    await sleep(50)
  }
  throw new Error('the API did not come back')
}

/** Rows that an order cut in half would leave behind. */
async function listHalves() {
  const withoutItems = await db
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(isNull(orderItems.id))
  const withoutLedger = await db
    .select({ id: orderItems.id })
    .from(orderItems)
    .leftJoin(
      stockLedger,
      sql`${stockLedger.orderId} = ${orderItems.orderId} and ${stockLedger.productId} = ${orderItems.productId}
        and ${stockLedger.change} = -${orderItems.quantity}`,
    )
    .where(isNull(stockLedger.id))
  const withoutHistory = await db
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(orderStatusChanges, eq(orderStatusChanges.orderId, orders.id))
    .where(isNull(orderStatusChanges.id))
  const withoutMail = await db
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(mailOutbox, eq(mailOutbox.orderId, orders.id))
    .where(isNull(mailOutbox.id))
  const emptyKeys = await db.select().from(idempotencyKeys).where(isNull(idempotencyKeys.orderId))
  return { withoutItems, withoutLedger, withoutHistory, withoutMail, emptyKeys }
}

test('killed in the middle of two hundred orders: every order answered is there, none is half there', async () => {
  const port = await findFreePort()
  const first = await startApiProcess(shop.url, port)
  const productId = await newTire(1_000)
  const buyers = await buyersWith([shop], 200, () => [{ productId, quantity: 2 }])
  let answered = 0
  const answers = buyers.map(async ({ uid }) => {
    const id = await orderUntilAnswered(first.origin, uid)
    answered += 1
    return id
  })
  await expect.poll(() => answered, POLLING).toBeGreaterThanOrEqual(40)
  expect(await first.end('SIGKILL')).toMatchObject({ signal: 'SIGKILL' })
  expect(answered).toBeLessThan(200)
  await startApiProcess(shop.url, port)
  const ids = await Promise.all(answers)

  const placed = await db
    .select({ id: orderItems.orderId })
    .from(orderItems)
    .where(eq(orderItems.productId, productId))
  expect(placed.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b))
  expect(new Set(ids).size).toBe(200)
  expect(await stockOf(db, productId)).toBe(1_000 - 2 * 200)
  expect(await listLedgerFaults(db)).toEqual([])
  expect(await db.$count(cartLines, eq(cartLines.productId, productId))).toBe(0)
  expect(await listHalves()).toEqual({
    withoutItems: [],
    withoutLedger: [],
    withoutHistory: [],
    withoutMail: [],
    emptyKeys: [],
  })
})

test('stopped by SIGTERM under load: what was under way is answered, and the process ends well', async () => {
  const { origin, end } = await startNext()
  const productId = await newTire(1_000)
  const buyers = await buyersWith([shop], 60, () => [{ productId, quantity: 1 }])
  const replies = Promise.all(buyers.map(({ uid }) => orderAt(origin, uid, crypto.randomUUID())))
  // Long enough for all of them to have arrived, too short for all of them to be done.
  await expect.poll(() => countOrdersOf(db, productId), POLLING).toBeGreaterThan(0)
  expect(await end('SIGTERM')).toEqual({ code: 0, signal: null })
  expect((await replies).map(({ status }) => status)).toEqual(buyers.map(() => 200))
  expect(await countOrdersOf(db, productId)).toBe(60)
})
