import { setTimeout as sleep } from 'node:timers/promises'
import { dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import { asc, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findFreePort } from '../../../local-services/free-ports.ts'
import { reached } from '../../../tests/promises/reached.ts'
import { invoices, invoiceSeries } from '../../src/platform/db/schema/invoices.ts'
import { mailOutbox, numberIn } from '../../src/platform/db/schema/mail-outbox.ts'
import { buyersWith } from '../buyers.ts'
import { startApiProcess } from '../processes.ts'
import { orderIn } from '../replies.ts'
import { buildTestShop } from '../shop.ts'
import { addTires } from '../stock.ts'
import { staffToken } from '../tokens.ts'

const shop = await buildTestShop()
const { db } = shop

const KILLS = 20
const ORDERS = 300
const AT_ONCE = 50
const REPEATED_AFTER_MS = 200
const TIMEOUT_MS = 15_000
const POLLING = { timeout: 60_000, interval: 5 }
const authorization = `Bearer ${staffToken()}`

/** Repeats until there is an answer; what a killed process had done already is refused, and done. */
async function callUntilAnswered(url: string, request: RequestInit): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
      () => null,
    )
    await response?.body?.cancel().catch(() => undefined)
    if (response?.status === 200 || response?.status === 409) return
    if (response && response.status < 500) throw new Error(`${url} was refused with ${response.status}`)
    await sleep(REPEATED_AFTER_MS)
  }
  throw new Error('the API did not come back')
}

/** The goods leave, and the invoice is issued. */
async function ship(origin: string, orderId: number): Promise<void> {
  await callUntilAnswered(`${origin}/api/tires/orders/order/update`, {
    method: 'PATCH',
    headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ orderId: String(orderId), status: 'Sent' }).toString(),
  })
  await callUntilAnswered(`${origin}/api/tires/orders/${orderId}/invoices`, {
    method: 'POST',
    headers: { authorization },
  })
}

async function placeOrders(): Promise<number[]> {
  const [productId = 0] = await addTires(db, 1, ORDERS)
  const buyers = await buyersWith([shop], ORDERS, () => [{ productId, quantity: 1 }])
  const placed: number[] = []
  const waiting = [...buyers]
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let buyer = waiting.pop(); buyer; buyer = waiting.pop())
        placed.push(
          orderIn(await buyer.order({ documentKind: 'invoice', typeOfDelivery: 'shipping_to_customer' })).id,
        )
    }),
  )
  return placed
}

test('fifty shipments at once, killed twenty times: every invoice is there once, its number neither lost nor double', async () => {
  const orderIds = await placeOrders()
  const port = await findFreePort()
  let api = await startApiProcess(shop.url, port)
  const { origin } = api
  const waiting = [...orderIds]
  let shipped = 0
  const all = Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let orderId = waiting.pop(); orderId !== undefined; orderId = waiting.pop()) {
        await ship(origin, orderId)
        shipped += 1
      }
    }),
  )
  const step = Math.floor(ORDERS / (KILLS + 2))
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await expect.poll(() => shipped, POLLING).toBeGreaterThanOrEqual(kill * step)
    expect(await api.end('SIGKILL')).toMatchObject({ signal: 'SIGKILL' })
    api = await startApiProcess(shop.url, port)
  }
  expect(shipped).toBeLessThan(ORDERS)
  await all

  const issued = await db.select().from(invoices).orderBy(asc(invoices.sequence))
  expect(issued.map(({ sequence }) => sequence)).toEqual(orderIds.map((_id, index) => index + 1))
  expect(new Set(issued.map(({ orderId }) => orderId))).toEqual(new Set(orderIds))
  expect(await db.select().from(invoiceSeries)).toMatchObject([
    { name: `FV/${dayInWarsaw(new Date()).slice(0, 4)}`, lastNumber: ORDERS },
  ])
  const mails = await db
    .select({ invoiceId: numberIn('invoiceId') })
    .from(mailOutbox)
    .where(isNotNull(numberIn('invoiceId')))
  expect(mails).toHaveLength(ORDERS)
  expect(new Set(mails.map(({ invoiceId }) => invoiceId))).toEqual(new Set(issued.map(({ id }) => id)))
  reached(
    'numbers',
    `${AT_ONCE} shipments at once, ${KILLS} kills: ${issued.length} invoices, numbers 1 to ${ORDERS}`,
  )
})
