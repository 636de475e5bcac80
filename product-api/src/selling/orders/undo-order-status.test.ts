import { orderDetailSchema, type OrderDetail } from '@bieznik/contract/selling/order'
import type { OrderStatus } from '@bieznik/contract/selling/order-status'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { listMails } from '../../../test/queued-mails.ts'
import { orderIn, tally } from '../../../test/replies.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { listLedgerFaults, stockOf } from '../../../test/stock.ts'
import { cartLines } from '../../platform/db/schema/cart.ts'
import { products } from '../../platform/db/schema/catalogue.ts'
import { mailOutbox } from '../../platform/db/schema/mail-outbox.ts'
import { createOutbox } from '../../platform/mail/outbox.queries.ts'

const shop = await buildTestShop()
const jan = shop.asCustomer('jan')
const staff = shop.asStaff('ewa')
const outbox = createOutbox(shop.db, { leaseMs: 60_000 })

/** An order whose first mail is out of the way. */
async function placeOrder(productId: number = ids.inchTire, quantity = 2): Promise<number> {
  await jan.add(productId, quantity)
  const { id } = orderIn(await jan.order())
  await shop.db.delete(mailOutbox).where(eq(mailOutbox.kind, 'order_placed'))
  return id
}

async function change(orderId: number, status: OrderStatus): Promise<OrderDetail> {
  const { body } = await staff.changeStatus({ orderId: String(orderId), status })
  return orderDetailSchema.parse(body)
}

const lastOf = ({ history }: OrderDetail) => history.at(-1)?.id ?? 0
const undo = (orderId: number, changeId: number) =>
  staff.call('POST', `/api/tires/orders/${orderId}/undo`, { body: { change: changeId } })
const makeDue = () => shop.db.update(mailOutbox).set({ dueAt: sql`now()` })

beforeEach(async () => {
  await shop.db.delete(cartLines)
  await shop.db.delete(mailOutbox)
})

// Shows D41
test('the mail about a change of status waits ten seconds, through a restart too', async () => {
  await change(await placeOrder(), 'Sent')
  const [mail] = await listMails(shop.db)
  expect(Number(mail?.dueAt) - Number(mail?.createdAt)).toBe(10_000)
  expect(await outbox.claim()).toBeNull()
  await makeDue()
  expect(await outbox.claim()).toMatchObject({ kind: 'order_status_changed', status: 'Sent' })
})

// Shows D41
test('a change that is undone sends no mail, and the history has both', async () => {
  const orderId = await placeOrder()
  const changed = await change(orderId, 'Sent')
  expect(await undo(orderId, lastOf(changed))).toMatchObject({
    status: 200,
    body: {
      status: 'Pending',
      history: [
        { from: null, to: 'Pending' },
        { from: 'Pending', to: 'Sent', changedBy: 'ewa' },
        { from: 'Sent', to: 'Pending', changedBy: 'ewa' },
      ],
    },
  })
  expect(await listMails(shop.db)).toEqual([])
})

test('only the mail about the undone change is deleted', async () => {
  const orderId = await placeOrder()
  await change(orderId, 'In Processing')
  await undo(orderId, lastOf(await change(orderId, 'Sent')))
  expect(await listMails(shop.db)).toMatchObject([{ status: 'In Processing' }])
})

test('a cancellation that is undone takes its stock again and leaves the day of delivery', async () => {
  const before = await stockOf(shop.db, ids.wheel)
  const orderId = await placeOrder(ids.wheel, 3)
  const { deliveredAt } = await change(orderId, 'Delivered')
  const canceled = await change(orderId, 'Canceled')
  expect(await stockOf(shop.db, ids.wheel)).toBe(before)
  const { body } = await undo(orderId, lastOf(canceled))
  const restored = orderDetailSchema.parse(body)
  expect(restored.status).toBe('Delivered')
  expect(restored.deliveredAt?.slice(0, 19)).toBe(deliveredAt?.slice(0, 19))
  expect(await stockOf(shop.db, ids.wheel)).toBe((before ?? 0) - 3)
  expect(await listLedgerFaults(shop.db)).toEqual([])
})

test('a return from Canceled that is undone gives its stock back', async () => {
  const before = await stockOf(shop.db, ids.wheel)
  const orderId = await placeOrder(ids.wheel, 2)
  await change(orderId, 'Canceled')
  expect(await undo(orderId, lastOf(await change(orderId, 'Pending')))).toMatchObject({
    body: { status: 'Canceled' },
  })
  expect(await stockOf(shop.db, ids.wheel)).toBe(before)
  expect(await listLedgerFaults(shop.db)).toEqual([])
})

test('a cancellation is not undone when others have taken the stock, and its mail still leaves', async () => {
  const orderId = await placeOrder(ids.scarceTire, 5)
  const canceled = await change(orderId, 'Canceled')
  await shop.db.update(products).set({ quantityInStock: 4 }).where(eq(products.id, ids.scarceTire))
  expect(await undo(orderId, lastOf(canceled))).toMatchObject({ status: 409, body: { code: 'out_of_stock' } })
  expect(await listMails(shop.db)).toMatchObject([{ status: 'Canceled' }])
  await shop.db.update(products).set({ quantityInStock: 5 }).where(eq(products.id, ids.scarceTire))
})

test('a change whose mail is leaving is not undone', async () => {
  const orderId = await placeOrder()
  const changed = await change(orderId, 'Sent')
  await makeDue()
  await outbox.claim()
  expect(await undo(orderId, lastOf(changed))).toMatchObject({ status: 409, body: { code: 'mail_left' } })
  expect((await staff.get(`/api/tires/orders/${orderId}`)).body).toMatchObject({ status: 'Sent' })
})

// Shows D41
test('of the mail that is about to leave and the undo only one happens', async () => {
  for (let round = 0; round < 20; round += 1) {
    await shop.db.delete(mailOutbox)
    const orderId = await placeOrder()
    const changed = await change(orderId, 'Sent')
    await makeDue()
    const [mail, { status }] = await Promise.all([outbox.claim(), undo(orderId, lastOf(changed))])
    expect(status).toBe(mail ? 409 : 200)
  }
})

test('a change that somebody else has followed by another is not undone', async () => {
  const orderId = await placeOrder()
  const changed = await change(orderId, 'In Processing')
  await change(orderId, 'Sent')
  expect(await undo(orderId, lastOf(changed))).toMatchObject({ status: 409, body: { code: 'stale_status' } })
})

test('of ten who undo one change at once, one succeeds', async () => {
  const orderId = await placeOrder()
  const changed = await change(orderId, 'Canceled')
  const replies = await Promise.all(Array.from({ length: 10 }, () => undo(orderId, lastOf(changed))))
  expect(tally(replies)).toEqual({ '200': 1, '409 stale_status': 9 })
  expect(await listLedgerFaults(shop.db)).toEqual([])
})

test('neither the placing of an order nor an undo can be undone', async () => {
  const orderId = await placeOrder()
  const placed = orderDetailSchema.parse((await staff.get(`/api/tires/orders/${orderId}`)).body)
  expect(await undo(orderId, lastOf(placed))).toMatchObject({ status: 409, body: { code: 'stale_status' } })
  const { body } = await undo(orderId, lastOf(await change(orderId, 'Sent')))
  const undone = orderDetailSchema.parse(body)
  expect(await undo(orderId, lastOf(undone))).toMatchObject({ status: 409, body: { code: 'mail_left' } })
})

test.each([
  ['an order that is not there', 999_999, 1, 404],
  ['a change that is none', 1, 0, 400],
])('%s is refused', async (_what, orderId, changeId, status) => {
  expect(await undo(orderId, changeId)).toMatchObject({ status })
})
