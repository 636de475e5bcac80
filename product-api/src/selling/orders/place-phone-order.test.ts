import { orderLinkReplySchema } from '@bieznik/contract/selling/order-link'
import { expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { sender } from '../../../test/mail-worker.ts'
import { orderOf } from '../../../test/orders.ts'
import { listMails } from '../../../test/queued-mails.ts'
import { orderIn, tally } from '../../../test/replies.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { listLedgerFaults, stockOf } from '../../../test/stock.ts'
import { linkToOrder } from './order-link.ts'

const shop = await buildTestShop()
const ewa = shop.asStaff('ewa')

const {
  userId: _userId,
  status: _status,
  consentPrivacy: _privacy,
  consentCommercial: _commercial,
  ...contact
} = orderOf('nobody')

/** Two inch tires for 1000.20 PLN. */
const wanted = {
  ...contact,
  language: 'pl',
  lines: [{ productId: ids.inchTire, quantity: 2 }],
  expectedTotal: 1000.2,
}

const call = (differences: object = {}, key: string = crypto.randomUUID()) =>
  ewa.call('POST', '/api/tires/orders', {
    body: { ...wanted, ...differences },
    headers: { 'idempotency-key': key },
  })

test('the order belongs to a guest with that address, with stock, history and the mail of any order', async () => {
  const before = (await stockOf(shop.db, ids.inchTire)) ?? 0
  const { id } = orderIn(await call())
  expect((await ewa.get(`/api/tires/orders/${id}`)).body).toMatchObject({
    userId: expect.stringMatching(/^phone-/),
    total: 1000.2,
    status: 'Pending',
    history: [{ from: null, changedBy: 'ewa' }],
  })
  expect(await stockOf(shop.db, ids.inchTire)).toBe(before - 2)
  expect((await listMails(shop.db)).at(-1)).toMatchObject({
    kind: 'order_placed',
    orderId: id,
    recipient: 'jan@example.com',
  })
  const link = await linkToOrder(shop.db, sender.linkSecrets, id)
  expect(await shop.anyone.call('POST', '/api/linked-order', { body: { link } })).toMatchObject({
    status: 200,
    body: { id, email: 'jan@example.com' },
  })
  expect(await listLedgerFaults(shop.db)).toEqual([])
})

test('a caller without an e-mail address gets no mail, and can pay by the link that staff send on', async () => {
  const before = (await listMails(shop.db)).length
  const { email: _none, ...nameless } = wanted
  const reply = await ewa.call('POST', '/api/tires/orders', {
    body: nameless,
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  const { id } = orderIn(reply)
  await ewa.changeStatus({ orderId: String(id), status: 'In Processing' })
  expect(await listMails(shop.db)).toHaveLength(before)
  const { body } = await ewa.get(`/api/tires/orders/${id}/buyers-link`)
  const { link } = orderLinkReplySchema.parse(body)
  expect(await shop.anyone.call('POST', '/api/linked-order', { body: { link } })).toMatchObject({
    status: 200,
    body: { id, email: '' },
  })
  expect(await ewa.get('/api/tires/orders/2000000000/buyers-link')).toMatchObject({ status: 404 })
})

test('nobody consents to advertising on the phone', async () => {
  const { id } = orderIn(await call())
  const document = await ewa.get(`/api/tires/orders/${id}`)
  expect(document.status).toBe(200)
  expect(await call({ consentCommercial: true })).toMatchObject({ status: 400 })
})

test('the same key ten times at once is one order; for another request it is refused', async () => {
  const key = crypto.randomUUID()
  const replies = await Promise.all(Array.from({ length: 10 }, () => call({}, key)))
  expect(tally(replies)).toEqual({ '200': 10 })
  expect(new Set(replies.map((reply) => orderIn(reply).id)).size).toBe(1)
  expect(await call({ phone: '+48600100200' }, key)).toMatchObject({ status: 422 })
})

test.each([
  ['another price than was shown', { expectedTotal: 999 }, 409, 'price_changed'],
  [
    'a product that is sold out',
    { lines: [{ productId: ids.soldOutTire, quantity: 1 }] },
    409,
    'out_of_stock',
  ],
  ['an archived product', { lines: [{ productId: ids.archivedTire, quantity: 1 }] }, 409, 'not_for_sale'],
  ['an unknown product', { lines: [{ productId: ids.nothing, quantity: 1 }] }, 400, 'invalid_request'],
  [
    'a product twice',
    { lines: [1, 2].map((quantity) => ({ productId: ids.inchTire, quantity })) },
    400,
    'invalid_request',
  ],
  ['a way to pay that needs the buyer', { typeOfPayment: 'paypal' }, 422, 'payment_method_unavailable'],
  [
    'another country',
    { typeOfDelivery: 'shipping_to_customer', country: 'Francja' },
    422,
    'country_not_delivered_to',
  ],
])('%s is refused, and the key is free', async (_what, differences, status, code) => {
  const key = crypto.randomUUID()
  expect(await call(differences, key)).toMatchObject({ status, body: { code } })
  expect(await call({}, key)).toMatchObject({ status: 200 })
})
