import { attentionSchema, type Attention } from '@bieznik/contract/money/payments-attention'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { openP24 } from '../../../test/p24.ts'
import { PaidOrder } from '../../../test/paid-order.ts'
import { openPaypal } from '../../../test/paypal.ts'
import { orderIn } from '../../../test/replies.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { Till } from '../../../test/till.ts'
import { refunds } from '../../platform/db/schema/corrections.ts'
import { payments } from '../../platform/db/schema/payments.ts'
import { createTransferProvider } from './transfer/transfer-provider.ts'

const [p24, paypal] = [await openP24(), await openPaypal()]
const providers = [...p24.providers, ...paypal.providers, createTransferProvider()]
const shop = await buildTestShop({ providers })
const staff = shop.asStaff()

async function attention(): Promise<Attention> {
  return attentionSchema.parse((await staff.get('/api/payments/attention')).body)
}
const ordersIn = ({ orders }: Attention['waiting']) => orders.map(({ orderId }) => orderId)
const ordersOf = (list: Attention['disputed']) => list.payments.map(({ payment }) => payment.orderId)

async function paid(): Promise<PaidOrder> {
  const order = new PaidOrder(shop, p24)
  await p24.pay(await order.placeAndTry())
  await order.notifyPaid()
  return order
}

test('an order waits until it is paid; one that is paid at delivery does not', async () => {
  const buyer = shop.asCustomer('buyer')
  await buyer.add(ids.spacer)
  const { id } = orderIn(await buyer.order({ typeOfPayment: 'transfer' }))
  await buyer.add(ids.spacer)
  const cash = orderIn(await buyer.order()).id
  const order = await paid()
  const { waiting } = await attention()
  expect(ordersIn(waiting)).toContain(id)
  for (const other of [cash, order.id]) expect(ordersIn(waiting)).not.toContain(other)
  expect(waiting.orders.find(({ orderId }) => orderId === id)).toMatchObject({
    status: 'Pending',
    due: 14_999,
    paid: 0,
    paidUntil: expect.any(String),
  })
  await staff.changeStatus({ orderId: String(id), status: 'In Processing' })
  expect(ordersIn((await attention()).waiting)).toContain(id)
  await staff.changeStatus({ orderId: String(id), status: 'Canceled' })
  expect(ordersIn((await attention()).waiting)).not.toContain(id)
})

test('another amount, a double payment and a canceled order that was paid are seen', async () => {
  const disputed = new PaidOrder(shop, p24)
  await p24.pay(await disputed.placeAndTry(), 100)
  await disputed.notifyPaid()
  const canceled = await paid()
  await staff.changeStatus({ orderId: String(canceled.id), status: 'Canceled' })
  const twice = await paid()
  const [row] = await twice.rows()
  if (!row) throw new Error('it was paid')
  await shop.db
    .insert(payments)
    .values({ ...row, id: crypto.randomUUID(), idempotencyKey: 'again', captureId: '1', walletOrderId: null })
  const found = await attention()
  expect(ordersOf(found.disputed)).toContain(disputed.id)
  expect(ordersIn(found.canceledPaid)).toEqual([canceled.id])
  expect(ordersIn(found.overpaid)).toEqual([twice.id])
})

test('money for no order is seen when it is not new, a refund when it failed', async () => {
  const till = await new Till(shop, paypal).openApproved()
  await till.capture()
  expect((await attention()).notJoined.total).toBe(0)
  const earlier = { capturedAt: sql`now() - interval '2 hours'` }
  await shop.db.update(payments).set(earlier).where(eq(payments.id, till.payment.id))
  expect((await attention()).notJoined).toMatchObject({
    total: 1,
    payments: [{ name: null, payment: { id: till.payment.id } }],
  })
  const order = await paid()
  await order.refund()
  const [row] = await order.rows()
  const { captureId } = row ?? {}
  expect((await attention()).failedRefunds.total).toBe(0)
  await order.notify(await p24.refunded(Number(captureId), 1))
  expect((await attention()).failedRefunds).toMatchObject({
    total: 1,
    refunds: [{ orderId: order.id, reference: captureId, refund: { state: 'rejected', amount: 29_900 } }],
  })
  // Asked for again, it waits once more.
  await order.refund()
  expect((await attention()).failedRefunds.total).toBe(0)
})

test('a refund without an answer for a day needs somebody, and one that the provider puts off at once', async () => {
  const [silent, poor] = [await paid(), await paid()]
  await silent.refund()
  await p24.setFunds(0)
  await poor.refund()
  await p24.setFunds(1_000_000_000)
  const listed = async () => (await attention()).failedRefunds.refunds.map(({ orderId }) => orderId)
  expect(await listed()).toEqual([poor.id])
  await shop.db
    .update(refunds)
    .set({ askedAt: sql`now() - interval '25 hours'` })
    .where(eq(refunds.orderId, silent.id))
  expect(await listed()).toEqual([silent.id, poor.id])
})
