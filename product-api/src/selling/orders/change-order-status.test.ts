import { orderStatuses, reachableStatuses } from '@bieznik/contract/selling/order-status'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { orderIn, tally } from '../../../test/replies.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { listLedgerFaults, stockOf } from '../../../test/stock.ts'
import { cartLines } from '../../platform/db/schema/cart.ts'
import { products } from '../../platform/db/schema/catalogue.ts'
import { isAbout, mailOutbox } from '../../platform/db/schema/mail-outbox.ts'

const changedTags: string[] = []
const shop = await buildTestShop({
  storefront: { changed: (tags) => changedTags.push(...tags), settled: async () => undefined },
})
const jan = shop.asCustomer('jan')
const staff = shop.asStaff('ewa')

async function placeOrder(productId: number = ids.inchTire, quantity = 2): Promise<string> {
  await jan.add(productId, quantity)
  return String(orderIn(await jan.order()).id)
}

beforeEach(async () => {
  await shop.db.delete(cartLines)
})

// Shows D21c
test('the statuses are passed step by step, with who and when', async () => {
  const orderId = await placeOrder()
  for (const status of ['In Processing', 'Sent', 'Delivered']) {
    expect(await staff.changeStatus({ orderId, status, mode: 'step' })).toMatchObject({
      status: 200,
      body: { status },
    })
  }
  expect((await staff.get(`/api/tires/orders/${orderId}`)).body).toMatchObject({
    status: 'Delivered',
    deliveredAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    history: [
      { from: null, to: 'Pending', changedBy: 'jan' },
      { from: 'Pending', to: 'In Processing', changedBy: 'ewa' },
      { from: 'In Processing', to: 'Sent', changedBy: 'ewa' },
      { from: 'Sent', to: 'Delivered', changedBy: 'ewa' },
    ],
  })
})

// Shows D27a
test('each change queues a mail in the language of the buyer', async () => {
  await jan.add(ids.inchTire, 1)
  const { id } = orderIn(await jan.order({ language: 'ru' }))
  await staff.changeStatus({ orderId: String(id), status: 'Sent' })
  expect(await shop.db.select().from(mailOutbox).where(isAbout('orderId', id))).toMatchObject([
    { kind: 'order_placed', language: 'ru' },
    { kind: 'order_status_changed', about: { status: 'Sent' }, language: 'ru', recipient: 'jan@example.com' },
  ])
})

// Shows S4.4, S7.16, D21a, D21b
test('the list may set any status, whatever the case of its letters', async () => {
  const orderId = await placeOrder()
  expect(await staff.changeStatus({ orderId, status: 'delivered' })).toMatchObject({
    body: { status: 'Delivered' },
  })
  expect(await staff.changeStatus({ orderId, status: 'PENDING' })).toMatchObject({
    body: { status: 'Pending', deliveredAt: null },
  })
})

// Shows S4.1, D21b
test.each(orderStatuses.flatMap((from) => orderStatuses.map((to) => [from, to] as const)))(
  'on the detail screen %s → %s is as the table says',
  async (from, to) => {
    const orderId = await placeOrder(ids.inchTire, 1)
    if (from !== 'Pending') await staff.changeStatus({ orderId, status: from })
    const expected = reachableStatuses(from, 'step').includes(to)
      ? { status: 200, body: { status: to } }
      : { status: 409, body: { code: 'status_not_allowed' } }
    expect(await staff.changeStatus({ orderId, status: to, mode: 'step' })).toMatchObject(expected)
    await staff.changeStatus({ orderId, status: 'Canceled' })
  },
)

// Shows D21d
test('a change based on a status that is no longer current is refused', async () => {
  const orderId = await placeOrder()
  await staff.changeStatus({ orderId, status: 'Sent', from: 'Pending' })
  expect(await staff.changeStatus({ orderId, status: 'Canceled', from: 'Pending' })).toMatchObject({
    status: 409,
    body: { code: 'stale_status' },
  })
})

// Shows D21d
test('of ten members of staff who change one order at once, one succeeds', async () => {
  const orderId = await placeOrder()
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => staff.changeStatus({ orderId, status: 'Canceled', from: 'Pending' })),
  )
  expect(tally(replies)).toEqual({ '200': 1, '409 stale_status': 9 })
  expect(await listLedgerFaults(shop.db)).toEqual([])
})

// Shows D21e
test('a canceled order gives its stock back, and takes it again when it returns', async () => {
  const before = await stockOf(shop.db, ids.wheel)
  const orderId = await placeOrder(ids.wheel, 3)
  expect(await stockOf(shop.db, ids.wheel)).toBe((before ?? 0) - 3)
  changedTags.length = 0
  await staff.changeStatus({ orderId, status: 'Canceled' })
  expect(await stockOf(shop.db, ids.wheel)).toBe(before)
  expect(changedTags).toEqual(['product:6'])
  await staff.changeStatus({ orderId, status: 'Pending' })
  expect(await stockOf(shop.db, ids.wheel)).toBe((before ?? 0) - 3)
  expect(await listLedgerFaults(shop.db)).toEqual([])
})

// Shows D21e
test('an order does not return when others have taken its stock', async () => {
  const orderId = await placeOrder(ids.scarceTire, 5)
  await staff.changeStatus({ orderId, status: 'Canceled' })
  await shop.db.update(products).set({ quantityInStock: 4 }).where(eq(products.id, ids.scarceTire))
  expect(await staff.changeStatus({ orderId, status: 'Sent' })).toMatchObject({
    status: 409,
    body: { code: 'out_of_stock', fields: [{ path: `items.${ids.scarceTire}`, message: '4 left' }] },
  })
  expect((await staff.get(`/api/tires/orders/${orderId}`)).body).toMatchObject({ status: 'Canceled' })
  await shop.db.update(products).set({ quantityInStock: 5 }).where(eq(products.id, ids.scarceTire))
})

test.each([
  ['an order that is not there', { orderId: '999999', status: 'Sent' }, 404, 'not_found'],
  ['an id that is none', { orderId: 'x', status: 'Sent' }, 400, 'invalid_request'],
  ['no status', { orderId: '1' }, 400, 'invalid_request'],
  ['an unknown status', { orderId: '1', status: 'Lost' }, 400, 'invalid_request'],
  ['an unknown field', { orderId: '1', status: 'Sent', userId: 'jan' }, 400, 'invalid_request'],
])('%s is refused', async (_what, form, status, code) => {
  expect(await staff.changeStatus(form)).toMatchObject({ status, body: { code } })
})

// Shows D11b
test('a customer changes no status, not even of the own order', async () => {
  const orderId = await placeOrder()
  expect(await jan.changeStatus({ orderId, status: 'Canceled' })).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  })
})
