import { orderDetailSchema } from '@bieznik/contract/selling/order'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { openPaypal } from '../../../test/paypal.ts'
import { orderIn } from '../../../test/replies.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { Till } from '../../../test/till.ts'
import { payments } from '../../platform/db/schema/payments.ts'

const paypal = await openPaypal()
const shop = await buildTestShop({ providers: paypal.providers })
const staff = shop.asStaff()

async function paidTill(): Promise<Till> {
  const till = await new Till(shop, paypal).openApproved()
  expect((await till.capture()).status).toBe(200)
  return till
}

// Shows D28
test('what was paid belongs to the next order, which says what is paid and due', async () => {
  const till = await paidTill()
  const placed = await till.buyer.order({ typeOfPayment: 'paypal' })
  expect(placed).toMatchObject({
    status: 200,
    body: { total: 299, paid: 299, due: 0, typeOfPayment: 'paypal' },
  })
  expect((await till.waiting()).body).toEqual([])
  const { id } = orderIn(placed)
  expect((await till.buyer.get(`/api/tires/orders/${id}`)).body).toMatchObject({
    paid: 299,
    due: 0,
    payments: [{ id: till.payment.id, state: 'captured', amount: 299, orderId: id }],
  })
  expect((await till.buyer.get(`/api/tires/orders/user/${till.buyer.uid}`)).body).toMatchObject([
    { paid: 299, due: 0 },
  ])
})

test('an order of more shows what is left, one of less that it is overpaid', async () => {
  const more = await paidTill()
  await more.buyer.add(ids.spacer)
  expect((await more.buyer.order()).body).toMatchObject({ total: 448.99, paid: 299, due: 149.99 })
  const less = await paidTill()
  await less.buyer.clear()
  await less.buyer.add(ids.spacer)
  expect((await less.buyer.order()).body).toMatchObject({ total: 149.99, paid: 299, due: 0 })
})

test('paypal is no way to pay for somebody who has not paid', async () => {
  const till = await new Till(shop, paypal).openApproved()
  expect(await till.buyer.order({ typeOfPayment: 'paypal' })).toMatchObject({
    status: 422,
    body: { code: 'payment_method_unavailable' },
  })
  expect((await till.row()).orderId).toBeNull()
})

test('a repeated order does not take the payment twice, nor that of another person', async () => {
  const till = await paidTill()
  const other = await paidTill()
  const replies = await Promise.all(Array.from({ length: 5 }, () => till.buyer.order({}, 'the-same-key')))
  expect(new Set(replies.map((reply) => orderIn(reply).id))).toHaveProperty('size', 1)
  for (const { body } of replies) expect(body).toMatchObject({ paid: 299 })
  expect((await other.row()).orderId).toBeNull()
})

test('an order that fails leaves the payment where it was', async () => {
  const till = await paidTill()
  expect((await till.buyer.order({ expectedTotal: 1 })).status).toBe(409)
  expect((await till.waiting()).body).toHaveLength(1)
})

test('money that goes back is not asked for again, and the order keeps the payment in its list', async () => {
  const till = await paidTill()
  const { id } = orderIn(await till.buyer.order())
  expect((await till.refund()).status).toBe(200)
  expect((await staff.get(`/api/tires/orders/${id}`)).body).toMatchObject({
    paid: 299,
    refunded: 299,
    due: 0,
    payments: [{ state: 'refunded', orderId: id, refundedAt: expect.any(String) }],
  })
  expect((await till.row()).refundedBy).toBe(staff.uid)
})

test('canceling an order sends no money back by itself', async () => {
  const till = await paidTill()
  const { id } = orderIn(await till.buyer.order())
  expect((await staff.changeStatus({ orderId: String(id), status: 'Canceled' })).body).toMatchObject({
    paid: 299,
  })
  expect(await till.atPaypal()).toBe('COMPLETED')
})

test('what is disputed pays for nothing until a person has looked', async () => {
  const till = await new Till(shop, paypal).openApproved()
  await paypal.trouble('capture', { kind: 'lie', about: 'amount' })
  expect((await till.capture()).status).toBe(409)
  expect((await till.buyer.order()).body).toMatchObject({ paid: 0, due: 299 })
  expect((await till.refund()).status).toBe(200)
  expect((await till.row()).state).toBe('refunded')
})

test('a payment is joined to an order or refunded, whichever comes first, and nothing of it is lost', async () => {
  const till = await paidTill()
  const [placed, refunded] = await Promise.all([till.buyer.order(), till.refund()])
  expect([placed.status, refunded.status]).toEqual([200, 200])
  const { id } = orderIn(placed)
  const detail = await staff.get(`/api/tires/orders/${id}`)
  const [row] = await shop.db.select().from(payments).where(eq(payments.id, till.payment.id))
  expect(row?.state).toBe('refunded')
  // What was sent back before the order came is no payment of it.
  const joined = { orderId: id, paid: 299, refunded: 299, due: 0 }
  const first = { orderId: null, paid: 0, refunded: 0, due: 299 }
  const { paid, refunded: sentBack = 0, due } = orderDetailSchema.parse(detail.body)
  expect([joined, first]).toContainEqual({
    orderId: row?.orderId ?? null,
    paid: paid / 100,
    refunded: sentBack / 100,
    due: due / 100,
  })
})
