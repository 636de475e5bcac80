import { setTimeout as sleep } from 'node:timers/promises'
import { eq, inArray, isNull, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { cartLines } from '../../src/platform/db/schema/cart.ts'
import { isAbout, mailOutbox } from '../../src/platform/db/schema/mail-outbox.ts'
import {
  idempotencyKeys,
  orderItems,
  orders,
  orderStatusChanges,
} from '../../src/platform/db/schema/orders.ts'
import { stockLedger } from '../../src/platform/db/schema/stock-ledger.ts'
import { reached } from '../../../tests/promises/reached.ts'
import { buyersWith } from '../buyers.ts'
import { findFreePort } from '../../../local-services/free-ports.ts'
import { startApiProcess } from '../processes.ts'
import { orderAt } from '../remote-buyer.ts'
import { buildTestShop, type Customer } from '../shop.ts'
import { addTires, listLedgerFaults, stockOf } from '../stock.ts'

const shop = await buildTestShop()
const { db } = shop

const POLLING = { timeout: 60_000, interval: 5 }

const KILLS = 20
const ORDERS = 2_000
const AT_ONCE = 40
const PRODUCTS = 4
const STOCK = 5_000
const READY_WITHIN_MS = 3_000
/** Nor may a start after a kill be so many times slower than one with nothing to do, on a machine for which that is the longer time. */
const TIMES_IN_CALM = 2
const REPEATED_AFTER_MS = 200
const STARTS_IN_CALM = 5

const orderReply = z.object({ id: z.int() })

/** Repeats with the same key until there is an answer, as the storefront does. */
async function orderUntilAnswered(origin: string, buyer: Customer): Promise<number> {
  const key = crypto.randomUUID()
  for (let attempt = 0; attempt < 300; attempt++) {
    const reply = await orderAt(origin, buyer, key).catch(() => null)
    if (reply?.status === 200) return orderReply.parse(reply.body).id
    if (reply && reply.status < 500) throw new Error(`the order was refused: ${JSON.stringify(reply.body)}`)
    await sleep(REPEATED_AFTER_MS)
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
    .leftJoin(mailOutbox, isAbout('orderId', orders.id))
    .where(isNull(mailOutbox.id))
  const emptyKeys = await db.select().from(idempotencyKeys).where(isNull(idempotencyKeys.orderId))
  return { withoutItems, withoutLedger, withoutHistory, withoutMail, emptyKeys }
}

/** So many at once, each until it has an answer. */
function letThemOrder(origin: string, buyers: readonly Customer[]) {
  const answered: number[] = []
  const waiting = [...buyers]
  const clients = Array.from({ length: AT_ONCE }, async () => {
    for (let buyer = waiting.pop(); buyer; buyer = waiting.pop())
      answered.push(await orderUntilAnswered(origin, buyer))
  })
  return { answered, all: Promise.all(clients) }
}

// Shows D20a, D27a
test('killed twenty times during two thousand orders: every order answered is there, none is half there', async () => {
  const port = await findFreePort()
  const inCalm: number[] = []
  for (let start = 0; start < STARTS_IN_CALM; start++) {
    const startedAt = performance.now()
    const calm = await startApiProcess(shop.url, port)
    inCalm.push(performance.now() - startedAt)
    await calm.end('SIGTERM')
  }
  let api = await startApiProcess(shop.url, port)
  const productIds = await addTires(db, PRODUCTS, STOCK)
  const buyers = await buyersWith([shop], ORDERS, (buyer) => [
    { productId: productIds[buyer % PRODUCTS] ?? 0, quantity: 2 },
  ])
  const { answered, all } = letThemOrder(api.origin, buyers)
  const readyAfter: number[] = []
  for (let kill = 1; kill <= KILLS; kill++) {
    await expect.poll(() => answered.length, POLLING).toBeGreaterThanOrEqual(kill * 90)
    expect(await api.end('SIGKILL')).toMatchObject({ signal: 'SIGKILL' })
    const startedAt = performance.now()
    api = await startApiProcess(shop.url, port)
    readyAfter.push(performance.now() - startedAt)
  }
  expect(answered.length).toBeLessThan(ORDERS)
  await all

  const placed = await db
    .select({ id: orderItems.orderId })
    .from(orderItems)
    .where(inArray(orderItems.productId, productIds))
  expect(new Set(placed.map(({ id }) => id))).toEqual(new Set(answered))
  expect([placed.length, new Set(answered).size]).toEqual([ORDERS, ORDERS])
  const stocks = await Promise.all(productIds.map((id) => stockOf(db, id)))
  expect(stocks).toEqual(productIds.map(() => STOCK - (2 * ORDERS) / PRODUCTS))
  expect(await listLedgerFaults(db)).toEqual([])
  expect(await db.$count(cartLines, inArray(cartLines.productId, productIds))).toBe(0)
  expect(await listHalves()).toEqual({
    withoutItems: [],
    withoutLedger: [],
    withoutHistory: [],
    withoutMail: [],
    emptyKeys: [],
  })
  const slowestStart = Math.ceil(Math.max(...readyAfter))
  // The median: the first one has to compile.
  const usualInCalm = Math.ceil(inCalm.toSorted((one, other) => one - other)[STARTS_IN_CALM >> 1] ?? 0)
  expect(slowestStart).toBeLessThan(Math.max(READY_WITHIN_MS, TIMES_IN_CALM * usualInCalm))
  reached(
    'killed',
    `${KILLS} kills, ${placed.length} orders, none headless, ready again after ${slowestStart} ms (started in calm after ${usualInCalm} ms)`,
  )
})
