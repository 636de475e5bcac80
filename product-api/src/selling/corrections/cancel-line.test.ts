import { ownOrderSchema, type OwnOrder } from '@bieznik/contract/selling/own-order'
import { expect, test } from 'vitest'
import { listMails } from '../../../test/queued-mails.ts'
import { orderIn, tally } from '../../../test/replies.ts'
import { sender } from '../../../test/mail-worker.ts'
import { buildTestShop, type Customer, type Reply } from '../../../test/shop.ts'
import { addTires, listLedgerFaults, stockOf } from '../../../test/stock.ts'
import { linkToOrder } from '../orders/order-link.ts'

const shop = await buildTestShop()
const jan = shop.asCustomer('jan')
const ewa = shop.asStaff('ewa')

const pathOf = (orderId: number) => `/api/tires/orders/${orderId}`
const orderOf = ({ body }: Reply): OwnOrder => ownOrderSchema.parse(body)
const read = async (orderId: number) => orderOf(await jan.get(`/api/shop/people/jan/orders/${orderId}`))

/** An order of one piece of each of so many tires, of which nine more are left. */
async function place(tires: number) {
  const productIds = await addTires(shop.db, tires, 10)
  for (const productId of productIds) await jan.add(productId, 1)
  const { id } = orderIn(await jan.order())
  const { orderItems } = await read(id)
  return { id, items: orderItems.map((item) => ({ itemId: item.id, productId: item.productId })) }
}

const cancel = (orderId: number, itemId = 0, who: Customer = jan) =>
  who.call('POST', `${pathOf(orderId)}/lines/${itemId}/cancel`)

test('a line of a pending order is canceled by its buyer: stock, total, history and mail', async () => {
  const { id, items } = await place(2)
  const order = orderOf(await cancel(id, items[0]?.itemId))
  expect(order).toMatchObject({
    status: 'Pending',
    orderItems: [{ id: items[1]?.itemId }],
    corrections: [{ lines: [{ itemId: items[0]?.itemId, after: null }] }],
  })
  expect((await ewa.get(pathOf(id))).body).toMatchObject({ corrections: [{ reason: null, doneBy: 'jan' }] })
  expect(await stockOf(shop.db, items[0]?.productId ?? 0)).toBe(10)
  expect((await listMails(shop.db)).at(-1)).toMatchObject({ kind: 'order_corrected', orderId: id })
  expect(await listLedgerFaults(shop.db)).toEqual([])
})

test('an order of one line is canceled as a whole', async () => {
  const { id, items } = await place(1)
  expect(orderOf(await cancel(id, items[0]?.itemId))).toMatchObject({
    status: 'Canceled',
    orderItems: [{ id: items[0]?.itemId }],
  })
  expect(await stockOf(shop.db, items[0]?.productId ?? 0)).toBe(10)
  expect((await listMails(shop.db)).at(-1)).toMatchObject({
    kind: 'order_status_changed',
    status: 'Canceled',
  })
})

test('no line of an order of which goods came back is canceled', async () => {
  const { id, items } = await place(2)
  await ewa.changeStatus({ orderId: String(id), status: 'Sent', mode: 'direct' })
  const lines = [{ itemId: items[0]?.itemId, pieces: 1, condition: 'stock' }]
  const body = { lines, note: 'Cofnięte', withdrawalId: null, complaintId: null }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  expect(await ewa.call('POST', `${pathOf(id)}/returns`, { body, headers })).toMatchObject({ status: 200 })
  await ewa.changeStatus({ orderId: String(id), status: 'Pending', mode: 'direct' })
  for (const { itemId } of items)
    expect(await cancel(id, itemId)).toMatchObject({ status: 409, body: { code: 'stale_status' } })
  expect((await read(id)).orderItems).toHaveLength(2)
})

test('the holder of the signed link cancels a line; with another link nobody does', async () => {
  const { id, items } = await place(2)
  const link = await linkToOrder(shop.db, sender.linkSecrets, id)
  const wrong = await linkToOrder(shop.db, ['another secret, and as long as it has to be'], id)
  const byLink = (body: object) => shop.anyone.call('POST', '/api/linked-order/cancel-line', { body })
  expect(await byLink({ link: wrong, itemId: items[0]?.itemId })).toMatchObject({ status: 404 })
  expect(await byLink({ link, itemId: items[0]?.itemId })).toMatchObject({
    status: 200,
    body: {
      orderItems: [{ id: items[1]?.itemId }],
      corrections: [{ lines: [{ itemId: items[0]?.itemId, before: { quantity: 1 }, after: null }] }],
    },
  })
  expect(await byLink({ link, itemId: items[0]?.itemId })).toMatchObject({ status: 404 })
})

test('not of another’s order, not of another order, and not once somebody has begun with it', async () => {
  const { id, items } = await place(2)
  const other = await place(2)
  expect(await cancel(id, items[0]?.itemId, shop.asCustomer('ola'))).toMatchObject({ status: 404 })
  expect(await cancel(id, other.items[0]?.itemId)).toMatchObject({ status: 404 })
  await ewa.changeStatus({ orderId: String(id), status: 'In Processing' })
  expect(await cancel(id, items[0]?.itemId)).toMatchObject({ status: 409, body: { code: 'stale_status' } })
  expect((await read(id)).orderItems).toHaveLength(2)
})

test('both lines at once: one is canceled, then the order; nothing comes back twice', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id, items } = await place(2)
    const replies = await Promise.all(items.map(({ itemId }) => cancel(id, itemId)))
    expect(tally(replies)).toEqual({ '200': 2 })
    expect(await read(id)).toMatchObject({ status: 'Canceled', corrections: [{}] })
    for (const { productId } of items) expect(await stockOf(shop.db, productId)).toBe(10)
  }
  expect(await listLedgerFaults(shop.db)).toEqual([])
})

test('the same line five times at once comes back once', async () => {
  const { id, items } = await place(3)
  const replies = await Promise.all(Array.from({ length: 5 }, () => cancel(id, items[0]?.itemId)))
  expect(tally(replies)).toEqual({ '200': 1, '404 not_found': 4 })
  expect(await stockOf(shop.db, items[0]?.productId ?? 0)).toBe(10)
  expect((await read(id)).orderItems).toHaveLength(2)
})

test('a buyer and staff at once: the second is refused', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id, items } = await place(2)
    const corrected = ewa.call('POST', `${pathOf(id)}/corrections`, {
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: {
        seen: { status: 'Pending', correction: null },
        reason: 'Ustalone',
        lines: [{ itemId: items[0]?.itemId, quantity: 3 }],
      },
    })
    const [staff, buyer] = await Promise.all([corrected, cancel(id, items[0]?.itemId)])
    expect(buyer.status).toBe(200)
    expect([200, 409]).toContain(staff.status)
    expect((await read(id)).corrections).toHaveLength(staff.status === 200 ? 2 : 1)
    expect(await stockOf(shop.db, items[0]?.productId ?? 0)).toBe(10)
  }
  expect(await listLedgerFaults(shop.db)).toEqual([])
})
