import { ownOrderSchema } from '@bieznik/contract/selling/own-order'
import { expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { listMails } from '../../../test/queued-mails.ts'
import { orderIn, tally } from '../../../test/replies.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { listLedgerFaults, stockOf } from '../../../test/stock.ts'

const shop = await buildTestShop()
const staff = shop.asStaff('ewa')

async function placeOrder() {
  const jan = shop.asCustomer(`jan-${crypto.randomUUID()}`)
  await jan.add(ids.inchTire, 2)
  const { id } = orderIn(await jan.order())
  return { jan, id, path: `/api/tires/orders/${id}/cancel` }
}

test('a buyer cancels an order that nobody has begun with: its stock comes back, and a mail says so', async () => {
  const before = await stockOf(shop.db, ids.inchTire)
  const { jan, id, path } = await placeOrder()
  const reply = await jan.call('POST', path)
  expect(ownOrderSchema.parse(reply.body)).toMatchObject({ status: 'Canceled' })
  expect((await staff.get(`/api/tires/orders/${id}`)).body).toMatchObject({
    history: [{ to: 'Pending' }, { from: 'Pending', to: 'Canceled', changedBy: jan.uid }],
  })
  expect(await stockOf(shop.db, ids.inchTire)).toBe(before)
  expect(await listLedgerFaults(shop.db)).toEqual([])
  const mails = (await listMails(shop.db)).filter(({ orderId }) => orderId === id)
  expect(mails.map(({ kind, status }) => [kind, status])).toEqual([
    ['order_placed', 'Pending'],
    ['order_status_changed', 'Canceled'],
  ])
})

test('an order that staff have begun with, or that is canceled, is refused as stale', async () => {
  const { jan, id, path } = await placeOrder()
  await staff.changeStatus({ orderId: String(id), status: 'In Processing' })
  expect(await jan.call('POST', path)).toMatchObject({ status: 409, body: { code: 'stale_status' } })
  const other = await placeOrder()
  await other.jan.call('POST', other.path)
  expect(await other.jan.call('POST', other.path)).toMatchObject({ status: 409 })
})

test('of twenty presses, and staff who begin with it at the same time, one wins', async () => {
  const before = await stockOf(shop.db, ids.inchTire)
  const { jan, id, path } = await placeOrder()
  const begin = staff.changeStatus({ orderId: String(id), status: 'In Processing', from: 'Pending' })
  const presses = Array.from({ length: 20 }, () => jan.call('POST', path))
  const [begun, ...replies] = await Promise.all([begin, ...presses])
  expect(tally([begun, ...replies])).toEqual({ '200': 1, '409 stale_status': 20 })
  expect(await stockOf(shop.db, ids.inchTire)).toBe(begun.status === 200 ? (before ?? 0) - 2 : before)
  expect(await listLedgerFaults(shop.db)).toEqual([])
})

test('another person’s order is not there, for staff neither', async () => {
  const { path } = await placeOrder()
  for (const stranger of [shop.asCustomer('ola'), staff])
    expect((await stranger.call('POST', path)).status).toBe(404)
})
