import { orderDetailSchema, type OrderDetail } from '@bieznik/contract/selling/order'
import type { OrderStatus } from '@bieznik/contract/selling/order-status'
import { statusOutcomesSchema, type StatusOutcomes } from '@bieznik/contract/selling/status-changes'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { listMails } from '../../../test/queued-mails.ts'
import { orderIn } from '../../../test/replies.ts'
import { buildTestShop, type Customer } from '../../../test/shop.ts'
import { listLedgerFaults, stockOf } from '../../../test/stock.ts'
import { cartLines } from '../../platform/db/schema/cart.ts'
import { mailOutbox } from '../../platform/db/schema/mail-outbox.ts'

const shop = await buildTestShop()
const jan = shop.asCustomer('jan')
const [ewa, adam] = [shop.asStaff('ewa'), shop.asStaff('adam')]

async function placeOrder(): Promise<number> {
  await jan.add(ids.inchTire, 1)
  const { id } = orderIn(await jan.order())
  await shop.db.delete(mailOutbox).where(eq(mailOutbox.kind, 'order_placed'))
  return id
}

async function placeOrders(count: number): Promise<number[]> {
  const placed: number[] = []
  while (placed.length < count) placed.push(await placeOrder())
  return placed
}

const from = (orderIds: readonly number[], seen: OrderStatus) =>
  orderIds.map((orderId) => ({ orderId, from: seen }))

const change = (who: Customer, status: OrderStatus, orders: { orderId: number; from: OrderStatus }[]) =>
  who.call('PATCH', '/api/tires/orders/status', { body: { status, orders } })

async function changed(...call: Parameters<typeof change>): Promise<StatusOutcomes> {
  return statusOutcomesSchema.parse((await change(...call)).body)
}

async function undone({ changed: changes }: StatusOutcomes): Promise<StatusOutcomes> {
  const body = { changes: changes.map(({ orderId, change: id }) => ({ orderId, change: id })) }
  return statusOutcomesSchema.parse((await ewa.call('POST', '/api/tires/orders/undo', { body })).body)
}

const read = async (orderId: number): Promise<OrderDetail> =>
  orderDetailSchema.parse((await ewa.get(`/api/tires/orders/${orderId}`)).body)

beforeEach(async () => {
  await shop.db.delete(cartLines)
  await shop.db.delete(mailOutbox)
})

test('many orders are changed, each with its row of history and its mail, which leaves when all can be undone', async () => {
  const placed = await placeOrders(3)
  const outcomes = await changed(ewa, 'In Processing', from(placed, 'Pending'))
  expect(outcomes.refused).toEqual([])
  expect(outcomes.changed.map(({ orderId }) => orderId)).toEqual(placed)
  for (const { orderId, change: id } of outcomes.changed) {
    const { status, history } = await read(orderId)
    expect(status).toBe('In Processing')
    expect(history.at(-1)).toMatchObject({ id, from: 'Pending', changedBy: 'ewa' })
  }
  const mails = await listMails(shop.db)
  expect(mails).toHaveLength(3)
  expect(new Set(mails.map(({ orderId }) => orderId))).toEqual(new Set(placed))
  for (const { dueAt, createdAt } of mails) expect(Number(dueAt) - Number(createdAt)).toBe(20_000)
})

test('an order that somebody has changed meanwhile is named, and the others are changed all the same', async () => {
  const [one = 0, two = 0, three = 0] = await placeOrders(3)
  await changed(adam, 'Canceled', from([two], 'Pending'))
  const outcomes = await changed(ewa, 'Sent', [
    ...from([one, two, three], 'Pending'),
    ...from([999_999], 'Pending'),
  ])
  expect(outcomes.changed.map(({ orderId }) => orderId)).toEqual([one, three])
  expect(outcomes.refused).toEqual([
    { orderId: two, code: 'stale_status' },
    { orderId: 999_999, code: 'not_found' },
  ])
  expect((await read(two)).history.map(({ to }) => to)).toEqual(['Pending', 'Canceled'])
})

test('many cancellations give their stock back and, undone, take it again; no mail leaves', async () => {
  const before = await stockOf(shop.db, ids.inchTire)
  const placed = await placeOrders(3)
  const canceled = await changed(ewa, 'Canceled', from(placed, 'Pending'))
  expect(await stockOf(shop.db, ids.inchTire)).toBe(before)
  const outcomes = await undone(canceled)
  expect(outcomes.refused).toEqual([])
  expect(outcomes.changed.map(({ status }) => status)).toEqual(['Pending', 'Pending', 'Pending'])
  expect(await stockOf(shop.db, ids.inchTire)).toBe((before ?? 0) - 3)
  expect(await listMails(shop.db)).toEqual([])
  expect(await listLedgerFaults(shop.db)).toEqual([])
})

test('what somebody has changed again is not undone, and is named', async () => {
  const [one = 0, two = 0] = await placeOrders(2)
  const first = await changed(ewa, 'In Processing', from([one, two], 'Pending'))
  await changed(adam, 'Sent', from([two], 'In Processing'))
  const outcomes = await undone(first)
  expect(outcomes.changed.map(({ orderId }) => orderId)).toEqual([one])
  expect(outcomes.refused).toEqual([{ orderId: two, code: 'stale_status' }])
  expect((await read(two)).status).toBe('Sent')
})

// Shows D21d
test('two who change the same orders at once: each order is changed once, and the second is refused', async () => {
  const placed = await placeOrders(12)
  const [hers, his] = await Promise.all([
    changed(ewa, 'In Processing', from(placed, 'Pending')),
    changed(adam, 'Canceled', from(placed.toReversed(), 'Pending')),
  ])
  for (const orderId of placed) {
    const { status, history } = await read(orderId)
    expect(history).toHaveLength(2)
    const [winner, loser] = status === 'Canceled' ? [his, hers] : [hers, his]
    expect(winner.changed).toContainEqual({ orderId, status, change: history.at(-1)?.id })
    expect(loser.refused).toContainEqual({ orderId, code: 'stale_status' })
  }
  expect(hers.changed.length + his.changed.length).toBe(placed.length)
  expect(await listMails(shop.db)).toHaveLength(placed.length)
  expect(await listLedgerFaults(shop.db)).toEqual([])
})

test.each([
  ['no order', []],
  ['an order twice', from([1, 1], 'Pending')],
  [
    'more than a page',
    from(
      Array.from({ length: 101 }, (_, at) => at + 1),
      'Pending',
    ),
  ],
])('%s is refused', async (_what, orders) => {
  expect(await change(ewa, 'Sent', orders)).toMatchObject({ status: 400 })
})

test.each([
  ['pl', 'Sent', 'wysłane'],
  ['ru', 'Canceled', 'отмен'],
] as const)('staff see what the buyer would get, in %s', async (language, status, words) => {
  await jan.add(ids.inchTire, 1)
  const { id } = orderIn(await jan.order({ language, typeOfDelivery: 'shipping_to_customer' }))
  const { body } = await ewa.get(`/api/tires/orders/${id}/status-mail?status=${status}`)
  expect(body).toMatchObject({ language, subject: expect.stringContaining(words) })
  expect(JSON.stringify(body)).not.toMatch(/https?:/)
})
