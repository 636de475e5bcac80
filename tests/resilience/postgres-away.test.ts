import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { reached } from '../promises/reached.ts'
import { newBuyer, slowest } from './customer'
import { ask } from './database'
import { openShop, type Shop } from './shop'
import { visit, type Visit } from './visitor'

const OUTAGE_MS = 60_000
const REFUSED_WITHIN_MS = 1_000
const BACK_WITHIN_MS = 5_000
/** What the storefront gives an order. */
const ORDER_WITHIN_MS = 8_000

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())
afterEach(() => shop.setEverythingRight())

const statusesOf = (visits: readonly Visit[]) => [...new Set(visits.map(({ status }) => status))]

async function countOrders(): Promise<number> {
  const [row] = await ask<{ count: string }>(shop.direct.postgres, 'select count(*) from orders')
  return Number(row?.count)
}

/** Milliseconds until the visit is answered with this status. */
async function msUntil(status: number, look: () => Promise<Visit>): Promise<number> {
  const startedAt = performance.now()
  while ((await look()).status !== status) {
    if (performance.now() - startedAt > 30_000) return Number.POSITIVE_INFINITY
    await sleep(50)
  }
  return performance.now() - startedAt
}

it('PostgreSQL is stopped for a minute and comes back: 503 at once, alive and not ready, back without a restart', async () => {
  const buyer = await newBuyer(shop)
  const ready = `${shop.direct.productApi}/api/health/ready`
  const live = `${shop.direct.productApi}/api/health/live`
  const seen = `${shop.url}/tires`
  expect(statusesOf([await visit(ready), await visit(live), await visit(seen)])).toEqual([200])
  const before = await countOrders()

  await shop.postgres.stop()
  const refused: Visit[] = []
  const unharmed: Visit[] = []
  const end = performance.now() + OUTAGE_MS
  while (performance.now() < end) {
    refused.push(await buyer.cart(), await buyer.order(), await visit(ready))
    refused.push(await visit(`${shop.direct.productApi}/api/tires`))
    unharmed.push(await visit(live), await visit(seen))
    await sleep(1_000)
  }
  expect(statusesOf(refused)).toEqual([503])
  expect(refused.filter(({ headers }) => !headers.has('retry-after'))).toEqual([])
  expect(refused.filter(({ ms }) => ms >= REFUSED_WITHIN_MS)).toEqual([])
  expect(statusesOf(unharmed)).toEqual([200])

  await shop.postgres.start()
  const startedAt = performance.now()
  await msUntil(200, () => visit(ready))
  await msUntil(200, buyer.cart)
  await msUntil(201, buyer.order)
  const back = Math.ceil(performance.now() - startedAt)
  expect(back).toBeLessThan(BACK_WITHIN_MS)
  expect(await countOrders()).toBe(before + 1)
  reached('postgres', `${OUTAGE_MS / 1000} s: 503 after ${slowest(refused)} at most, back after ${back} ms`)
})

it('PostgreSQL takes a second longer for each answer: an order is placed or refused in time, once', async () => {
  const buyer = await newBuyer(shop)
  const before = await countOrders()
  shop.faults.postgres.set({ kind: 'delay', ms: 1_000 })
  const order = await buyer.order()
  expect([201, 503]).toContain(order.status)
  expect(order.ms).toBeLessThan(ORDER_WITHIN_MS + REFUSED_WITHIN_MS)
  const live = await visit(`${shop.direct.productApi}/api/health/live`)
  expect([live.status, live.ms < REFUSED_WITHIN_MS]).toEqual([200, true])

  shop.faults.postgres.set({ kind: 'pass' })
  await msUntil(201, buyer.order)
  expect(await countOrders()).toBe(before + 1)
  reached(
    'slow-postgres',
    `order ${order.status} after ${slowest([order])}, live after ${slowest([live])}; repeated: 1 order`,
  )
})

it('PostgreSQL goes silent in the middle: nothing waits for ever, and all is well when it speaks again', async () => {
  const buyer = await newBuyer(shop)
  const before = await countOrders()
  shop.faults.postgres.set({ kind: 'black hole' })
  const [order, cart] = await Promise.all([buyer.order(), buyer.cart()])
  expect(statusesOf([order, cart])).toEqual([503])
  expect(order.ms).toBeLessThan(ORDER_WITHIN_MS + REFUSED_WITHIN_MS)
  expect(cart.ms).toBeLessThan(ORDER_WITHIN_MS)
  expect((await visit(`${shop.direct.productApi}/api/health/live`)).status).toBe(200)

  shop.faults.postgres.set({ kind: 'refuse' })
  shop.faults.postgres.set({ kind: 'pass' })
  const back = await msUntil(201, buyer.order)
  expect(back).toBeLessThan(BACK_WITHIN_MS)
  expect(await countOrders()).toBe(before + 1)
  reached('slow-postgres', `silent: order 503 after ${slowest([order])}; back after ${Math.ceil(back)} ms`)
})
