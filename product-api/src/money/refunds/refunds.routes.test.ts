import { grosze } from '@bieznik/contract/money/money'
import { orderDetailSchema, type OrderDetail } from '@bieznik/contract/selling/order'
import { orderReturnsSchema, type OrderReturns } from '@bieznik/contract/money/refund'
import { complaintDetailSchema } from '@bieznik/contract/care/complaint'
import { withdrawalDetailSchema } from '@bieznik/contract/care/withdrawal'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { createRecordingLogger } from '../../../test/recording-logger.ts'
import { openP24 } from '../../../test/p24.ts'
import { PaidOrder } from '../../../test/paid-order.ts'
import { openPaypal } from '../../../test/paypal.ts'
import { orderIn, tally } from '../../../test/replies.ts'
import { buildTestShop, type Reply } from '../../../test/shop.ts'
import { addTires, listLedgerFaults, stockOf } from '../../../test/stock.ts'
import { Till } from '../../../test/till.ts'
import { products } from '../../platform/db/schema/catalogue.ts'
import { refunds } from '../../platform/db/schema/corrections.ts'
import { payments } from '../../platform/db/schema/payments.ts'
import { withdrawals } from '../../platform/db/schema/withdrawals.ts'
import { reconcileDue } from '../payments/reconcile.ts'
import { stockKeeper } from '../../catalogue/products/stock-keeper.ts'

const paypal = await openPaypal()
const p24 = await openP24()
const providers = [...paypal.providers, ...p24.providers]
const shop = await buildTestShop({ providers })
const ewa = shop.asStaff('ewa')
const jan = shop.asCustomer('jan')

/** As many orders as there are tests; the ledger of this product is not looked at. */
const refill = () => shop.db.update(products).set({ quantityInStock: 12 }).where(eq(products.id, ids.wheel))

const listFaultsOf = async (productId: number) =>
  (await listLedgerFaults(shop.db)).filter(({ id }) => id === productId)

beforeEach(async () => {
  await paypal.calm()
  await refill()
})

const pathOf = (orderId: number) => `/api/tires/orders/${orderId}`
const returnsIn = ({ body }: Reply): OrderReturns => orderReturnsSchema.parse(body)
const look = async (orderId: number) => returnsIn(await ewa.get(`${pathOf(orderId)}/returns`))
const detail = async (orderId: number): Promise<OrderDetail> =>
  orderDetailSchema.parse((await ewa.get(pathOf(orderId))).body)

const post = (orderId: number, what: 'returns' | 'refunds', body: object, key: string) =>
  ewa.call('POST', `${pathOf(orderId)}/${what}`, { body, headers: { 'idempotency-key': key } })

type Asked = { seen?: number; key?: string; withdrawalId?: number | null | undefined }

const refund = (
  orderId: number,
  what: object,
  { seen = 0, key = crypto.randomUUID(), withdrawalId = null }: Asked = {},
) => post(orderId, 'refunds', { what, reason: 'Uzgodniony rabat', seen, withdrawalId }, key)

/** An order of one wheel for 299 PLN, paid through PayPal. */
async function placePaid() {
  const till = await new Till(shop, paypal).openApproved()
  await till.capture()
  const order = orderIn(await till.buyer.order({ typeOfPayment: 'paypal' }))
  return { till, id: order.id }
}

/** The same through Przelewy24. */
async function placePaidByP24(): Promise<PaidOrder> {
  const order = await new PaidOrder(shop, p24).place()
  await p24.pay(await order.try())
  await order.notifyPaid()
  return order
}

const deps = { db: shop.db, stock: stockKeeper, providers, logger: createRecordingLogger() }

test('an amount goes back through PayPal, in dollars, and counts on the order', async () => {
  const { id, till } = await placePaid()
  const reply = returnsIn(await refund(id, { kind: 'amount', amount: 99.5 }))
  expect(reply).toMatchObject({
    refundable: 19_950,
    refunded: 9_950,
    owed: 0,
    way: 'provider',
    refunds: [{ amount: 9_950, state: 'done', provider: 'paypal', askedBy: 'ewa' }],
  })
  expect(await till.atPaypal()).toBe('PARTIALLY_REFUNDED')
  expect(await detail(id)).toMatchObject({ paid: 29_900, refunded: 9_950, due: 0 })
  expect((await ewa.get(`${pathOf(id)}/work`)).body).toMatchObject({
    log: [{ kind: 'refund_asked', detail: '99.50 PLN: Uzgodniony rabat', doneBy: 'ewa' }],
  })
})

test('a notification of a part that we sent changes nothing, and of one that we did not is a dispute', async () => {
  const { id, till } = await placePaid()
  await refund(id, { kind: 'amount', amount: 100 })
  await till.notify('PAYMENT.CAPTURE.REFUNDED')
  await till.lookAgain()
  expect(await till.row()).toMatchObject({ state: 'captured' })
  await paypal.wallet.refund((await till.row()).captureId ?? '', { id: 'elsewhere', usd: '1.00' })
  await till.notify('PAYMENT.CAPTURE.REFUNDED')
  expect(await till.row()).toMatchObject({ state: 'disputed' })
})

test('the rest after a part is all of it, to the cent', async () => {
  const { id, till } = await placePaid()
  await refund(id, { kind: 'amount', amount: 33.33 })
  const reply = returnsIn(await refund(id, { kind: 'all' }, { seen: 33.33 }))
  expect(reply).toMatchObject({ refundable: 0, refunded: 29_900 })
  expect(await till.atPaypal()).toBe('REFUNDED')
  const row = await till.row()
  expect(row).toMatchObject({ state: 'refunded', refundedAmount: 29_900, refundedBy: 'ewa' })
  expect(row.refundedUsdCents).toBe(row.usdCents)
})

test('by line, and no more pieces than were bought', async () => {
  const { id } = await placePaid()
  const [item] = (await detail(id)).orderItems
  const lines = (pieces: number) => ({ kind: 'lines', lines: [{ itemId: item?.id, pieces }] })
  expect(await refund(id, lines(2))).toMatchObject({ status: 400 })
  expect(returnsIn(await refund(id, lines(1)))).toMatchObject({ refunded: 29_900 })
})

test('five times the same key sends once', async () => {
  const { id, till } = await placePaid()
  const key = crypto.randomUUID()
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => refund(id, { kind: 'amount', amount: 50 }, { key })),
  )
  expect(tally(replies)).toEqual({ '200': 5 })
  expect((await look(id)).refunds).toHaveLength(1)
  expect((await till.row()).refundedAmount).toBe(5_000)
  expect(await refund(id, { kind: 'amount', amount: 60 }, { key })).toMatchObject({
    status: 422,
    body: { code: 'idempotency_key_reused' },
  })
})

test('of two who send back at once one is refused; never more than came in', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id, till } = await placePaid()
    const replies = await Promise.all([
      refund(id, { kind: 'amount', amount: 200 }),
      refund(id, { kind: 'amount', amount: 150 }),
    ])
    expect(tally(replies)).toEqual({ '200': 1, '409 changed_meanwhile': 1 })
    expect((await till.row()).refundedAmount).toBe(replies[0].status === 200 ? 20_000 : 15_000)
    expect(
      await refund(id, { kind: 'amount', amount: 299 }, { seen: replies[0].status === 200 ? 200 : 150 }),
    ).toMatchObject({
      status: 400,
      body: { code: 'invalid_request' },
    })
  }
})

test('the control: where both only add to what they saw, the database refuses the second', async () => {
  const { id, till } = await placePaid()
  const seen = await Promise.all([look(id), look(id)])
  const add = (amount: number) =>
    shop.db
      .update(payments)
      .set({ refundedAmount: sql`${payments.refundedAmount} + ${amount}` })
      .where(eq(payments.id, till.payment.id))
  expect(seen.map(({ refundable }) => refundable)).toEqual([29_900, 29_900])
  await add(20_000)
  await expect(add(15_000)).rejects.toMatchObject({
    cause: { constraint: 'payments_refunded_in_bounds' },
  })
})

test('while PayPal is away the part stays asked for and goes later, once', async () => {
  const { id, till } = await placePaid()
  await paypal.trouble('refund', { kind: 'fail' }, 10)
  expect(returnsIn(await refund(id, { kind: 'amount', amount: 50 }))).toMatchObject({
    refunded: 5_000,
    refunds: [{ state: 'asked' }],
  })
  await paypal.calm()
  await shop.db.update(refunds).set({ nextLookAt: new Date() }).where(eq(refunds.orderId, id))
  await reconcileDue(deps)
  await reconcileDue(deps)
  expect((await look(id)).refunds).toMatchObject([{ state: 'done' }])
  expect(await till.atPaypal()).toBe('PARTIALLY_REFUNDED')
})

test('while PayPal is not configured nothing is written down', async () => {
  const { id } = await placePaid()
  const without = await shop.another({ providers: [] })
  const reply = await without.asStaff('ewa').call('POST', `${pathOf(id)}/refunds`, {
    body: { what: { kind: 'amount', amount: 50 }, reason: 'Rabat', seen: 0 },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  expect(reply).toMatchObject({ status: 422 })
  expect(await look(id)).toMatchObject({ refunded: 0, refunds: [] })
})

test('what PayPal refuses is rejected in its words, counts for nothing, and frees the key', async () => {
  const { id, till } = await placePaid()
  const row = await till.row()
  const elsewhere = { id: crypto.randomUUID(), usd: '70.00' }
  await paypal.wallet.refund(row.captureId ?? '', elsewhere)
  const key = crypto.randomUUID()
  for (let round = 0; round < 2; round += 1)
    expect(await refund(id, { kind: 'amount', amount: 50 }, { key })).toMatchObject({
      status: 409,
      body: { code: 'refund_refused', fields: [{ path: 'provider' }] },
    })
  const rejected = { state: 'rejected', problem: expect.stringMatching(/./) }
  expect(await look(id)).toMatchObject({ refunded: 0, refundable: 29_900, refunds: [rejected, rejected] })
  expect((await till.row()).refundedUsdCents).toBe(0)
})

test('a refund that PayPal had no right to judge stays asked for, says why, and goes later', async () => {
  const { id, till } = await placePaid()
  await paypal.trouble('refund', { kind: 'refuse' }, 2)
  const reply = returnsIn(await refund(id, { kind: 'amount', amount: 50 }))
  expect(reply).toMatchObject({
    refunded: 5_000,
    refunds: [{ state: 'asked', problem: expect.stringMatching(/401/) }],
  })
  await till.lookAgain()
  expect(await look(id)).toMatchObject({ refunds: [{ state: 'done', problem: null }] })
})

test('Przelewy24 decides later, part by part; one that it rejects can be sent again', async () => {
  const order = await placePaidByP24()
  const [paid] = await order.rows()
  const reply = returnsIn(await refund(order.id, { kind: 'amount', amount: 99 }))
  expect(reply).toMatchObject({ refunded: 9_900, refunds: [{ state: 'asked', provider: 'przelewy24' }] })
  await order.notify(await p24.refunded(Number(paid?.captureId), 1))
  expect(await look(order.id)).toMatchObject({ refunded: 0, refunds: [{ state: 'rejected' }] })
  await refund(order.id, { kind: 'amount', amount: 99 })
  await order.notify(await p24.refunded(Number(paid?.captureId), 0))
  expect(await look(order.id)).toMatchObject({ refunds: [{ state: 'rejected' }, { state: 'done' }] })
  expect(await order.last()).toMatchObject({ state: 'captured', refundedAmount: 9_900 })
  await refund(order.id, { kind: 'all' }, { seen: 99 })
  await order.notify(await p24.refunded(Number(paid?.captureId), 0))
  expect(await order.last()).toMatchObject({ state: 'refunded' })
})

test('of a payment of which a part went back the rest goes back as a whole', async () => {
  const { id, till } = await placePaid()
  await refund(id, { kind: 'amount', amount: 10 })
  expect(await till.refund()).toMatchObject({ status: 200, body: { state: 'refunded' } })
  expect(await till.atPaypal()).toBe('REFUNDED')
  expect(await look(id)).toMatchObject({ refunds: [{ amount: 1_000 }, { amount: 28_900, state: 'done' }] })
})

test('a payment is sent back once for a key, and the same key for another payment is refused', async () => {
  const [one, two] = [await placePaidByP24(), await placePaidByP24()]
  const key = crypto.randomUUID()
  expect(tally(await Promise.all([one.refund(0, key), one.refund(0, key)]))).toEqual({ '200': 2 })
  expect(await one.refunds()).toMatchObject([{ amount: 29_900, state: 'asked' }])
  expect(await two.refund(0, key)).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } })
  expect(await two.refunds()).toEqual([])
})

test('the same key with other lines, reason or amount is another request', async () => {
  const { id } = await placePaid()
  const key = crypto.randomUUID()
  const body = { what: { kind: 'amount', amount: 50 }, reason: 'Uzgodniony rabat', seen: 0 }
  expect((await post(id, 'refunds', body, key)).status).toBe(200)
  const [item] = (await detail(id)).orderItems
  for (const other of [
    { ...body, what: { kind: 'lines', lines: [{ itemId: item?.id, pieces: 1 }] } },
    { ...body, what: { kind: 'all' } },
    { ...body, reason: 'Inny powód' },
    { ...body, seen: 50 },
  ])
    expect(await post(id, 'refunds', other, key)).toMatchObject({ status: 422 })
  expect((await look(id)).refunds).toHaveLength(1)
})

test('a part that Przelewy24 completes after it was rejected is booked, and a person is called', async () => {
  const order = await placePaidByP24()
  const captureId = Number((await order.last()).captureId)
  await refund(order.id, { kind: 'amount', amount: 99 })
  const [asked] = await p24.refunds(captureId)
  await order.notify(await p24.refunded(captureId, 1))
  await refund(order.id, { kind: 'amount', amount: 99 })
  await order.notify(await p24.refunded(captureId, 0))
  await order.notify(await p24.refunded(captureId, 0, asked?.requestId))
  expect(await look(order.id)).toMatchObject({ refunded: 19_800, refundable: 10_100 })
})

test('without funds at Przelewy24 a part stays asked for, says so, and goes once there are some', async () => {
  const order = await placePaidByP24()
  await p24.setFunds(5_000)
  const reply = returnsIn(await refund(order.id, { kind: 'amount', amount: 99 }))
  expect(reply).toMatchObject({
    refunded: 9_900,
    refunds: [{ state: 'asked', problem: 'Insufficient funds available' }],
  })
  await p24.setFunds(1_000_000_000)
  await order.lookAgain()
  expect(await look(order.id)).toMatchObject({ refunds: [{ state: 'asked', problem: null }] })
  await p24.refunded(Number((await order.last()).captureId), 0)
  // The notification is lost, and found by looking.
  await order.lookAgain()
  expect(await look(order.id)).toMatchObject({ refunds: [{ state: 'done' }] })
})

test('what Przelewy24 refuses is rejected in its words', async () => {
  const order = await placePaidByP24()
  const { captureId, sessionId } = await order.last()
  // Somebody sent 250 zł back in the panel of Przelewy24.
  const provider = p24.providers[0]
  const row = await order.last()
  await provider?.refund(row, captureId ?? '', {
    id: crypto.randomUUID(),
    amount: grosze(25_000),
    usdCents: null,
    isWhole: false,
  })
  expect(sessionId).not.toBeNull()
  expect(await refund(order.id, { kind: 'amount', amount: 99 })).toMatchObject({
    status: 409,
    body: {
      code: 'refund_refused',
      fields: [{ message: 'The amount of refund exceeds available amount for the transaction' }],
    },
  })
  expect(await look(order.id)).toMatchObject({ refunded: 0, refunds: [{ state: 'rejected' }] })
})

test.each([
  ['asked once more while it waits', async () => undefined],
  ['asked again after an answer that was lost', () => p24.fault({ operation: 'refund', kind: 'cut' })],
  [
    'asked again after two answers that were lost',
    () => p24.fault({ operation: 'refund', kind: 'cut', times: 2 }),
  ],
])('a part that is %s goes once', async (_what, happens) => {
  const order = await placePaidByP24()
  await happens()
  const key = crypto.randomUUID()
  await refund(order.id, { kind: 'amount', amount: 99 }, { key })
  await refund(order.id, { kind: 'amount', amount: 99 }, { key })
  await order.lookAgain()
  await p24.calm()
  expect(await look(order.id)).toMatchObject({ refunded: 9_900, refunds: [{ state: 'asked' }] })
  const captureId = Number((await order.last()).captureId)
  expect(await p24.refunds(captureId)).toHaveLength(1)
})

/** An order of three pieces of a tire that was delivered, of which seven are left. */
async function placeDelivered() {
  const [productId = 0] = await addTires(shop.db, 1, 10)
  await jan.add(productId, 3)
  const { id } = orderIn(await jan.order())
  await ewa.changeStatus({ orderId: String(id), status: 'Delivered' })
  const [item] = (await detail(id)).orderItems
  return { id, productId, itemId: item?.id ?? 0, price: item?.price ?? 0 }
}

const bring = (orderId: number, lines: object[], key = crypto.randomUUID(), rest = {}) =>
  post(orderId, 'returns', { lines, note: 'Odstąpienie, bez śladów montażu', ...rest }, key)

test('goods come back into the stock or to scrap, and what was paid at the delivery is owed', async () => {
  const { id, productId, itemId, price } = await placeDelivered()
  const reply = returnsIn(
    await bring(id, [
      { itemId, pieces: 1, condition: 'stock' },
      { itemId, pieces: 1, condition: 'scrap' },
    ]),
  )
  expect(reply).toMatchObject({
    owed: 2 * price,
    refundable: 3 * price,
    way: 'by_hand',
    returns: [{ doneBy: 'ewa', lines: [{ pieces: 1 }, { pieces: 1 }] }],
  })
  expect(await stockOf(shop.db, productId)).toBe(8)
  expect((await detail(id)).orderItems).toMatchObject([{ quantity: 3, returned: 2 }])
  const sent = returnsIn(await refund(id, { kind: 'lines', lines: [{ itemId, pieces: 2 }] }))
  expect(sent).toMatchObject({ owed: 0, refunded: 2 * price, refunds: [{ state: 'done', provider: null }] })
  expect(await listFaultsOf(productId)).toEqual([])
})

test('a price that is lowered after the payment at the delivery is owed, and all that was paid can go back', async () => {
  const { id, itemId, price } = await placeDelivered()
  const body = {
    seen: { status: 'Delivered', correction: null },
    reason: 'Rysa na boku opony',
    lines: [{ itemId, quantity: 3, price: (price - 1_000) / 100 }],
  }
  expect(
    await ewa.call('POST', `${pathOf(id)}/corrections`, {
      body,
      headers: { 'idempotency-key': crypto.randomUUID() },
    }),
  ).toMatchObject({ status: 200 })
  expect(await look(id)).toMatchObject({ owed: 3_000, refundable: 3 * price, way: 'by_hand' })
  const sent = returnsIn(await refund(id, { kind: 'amount', amount: 30 }))
  expect(sent).toMatchObject({ owed: 0, refunded: 3_000, refundable: 3 * price - 3_000 })
})

test('a return is taken once for each key, and never more than was sold, also at once', async () => {
  const { id, productId, itemId } = await placeDelivered()
  const key = crypto.randomUUID()
  const line = (pieces: number) => [{ itemId, pieces, condition: 'stock' }]
  const same = await Promise.all(Array.from({ length: 5 }, () => bring(id, line(1), key)))
  expect(tally(same)).toEqual({ '200': 5 })
  expect(await stockOf(shop.db, productId)).toBe(8)
  const others = await Promise.all([bring(id, line(2)), bring(id, line(2))])
  expect(tally(others)).toEqual({ '200': 1, '400 invalid_request': 1 })
  expect(await stockOf(shop.db, productId)).toBe(10)
  expect(await listFaultsOf(productId)).toEqual([])
})

test('an order that is canceled after a return gives back only what is still out', async () => {
  const { id, productId, itemId } = await placeDelivered()
  await bring(id, [{ itemId, pieces: 2, condition: 'scrap' }])
  await ewa.changeStatus({ orderId: String(id), status: 'Canceled' })
  expect(await stockOf(shop.db, productId)).toBe(8)
  await ewa.changeStatus({ orderId: String(id), status: 'In Processing' })
  expect(await stockOf(shop.db, productId)).toBe(7)
})

test('nothing comes back of what has not left', async () => {
  await jan.add(ids.inchTire, 1)
  const { id } = orderIn(await jan.order())
  const [item] = (await detail(id)).orderItems
  expect(await bring(id, [{ itemId: item?.id, pieces: 1, condition: 'stock' }])).toMatchObject({
    status: 409,
    body: { code: 'status_not_allowed' },
  })
})

test('what a withdrawal owes is offered, and it is named by the return and the refund', async () => {
  const { id, itemId, price } = await placeDelivered()
  const { title = '' } = (await detail(id)).orderItems[0] ?? {}
  const stated = {
    name: 'Jan',
    orderText: String(id),
    language: 'pl',
    channel: 'phone',
    orderId: id,
  } as const
  const moment = { receivedAt: new Date(), refundDue: '2026-12-10' }
  const [partly, whole] = await shop.db
    .insert(withdrawals)
    .values([
      { ...stated, ...moment, lines: [{ title, pieces: 2 }], account: '61109010140000071219812874' },
      { ...stated, ...moment, lines: null },
    ])
    .returning()
  expect((await look(id)).withdrawals).toMatchObject([
    { owed: 2 * price, account: '61109010140000071219812874' },
    { owed: 3 * price, account: null },
  ])
  await bring(id, [{ itemId, pieces: 2, condition: 'stock' }], undefined, { withdrawalId: partly?.id ?? 0 })
  const reply = await refund(
    id,
    { kind: 'amount', amount: (2 * price) / 100 },
    { withdrawalId: partly?.id ?? 0 },
  )
  expect(returnsIn(reply)).toMatchObject({
    returns: [{ withdrawalId: partly?.id }],
    refunds: [{ withdrawalId: partly?.id }],
    withdrawals: [{ owed: 0 }, { id: whole?.id, owed: price }],
  })
  const other = await placeDelivered()
  expect(await refund(other.id, { kind: 'all' }, { withdrawalId: partly?.id ?? 0 })).toMatchObject({
    status: 404,
  })
})

test('the reduction of a complaint leads to its refund, which names it', async () => {
  const { id } = await placeDelivered()
  const stated = { name: 'Jan', order: String(id), language: 'pl', channel: 'phone' } as const
  const entered = await ewa.call('POST', '/api/complaints/entries', {
    body: {
      ...stated,
      basis: 'conformity',
      demand: 'price_cut',
      text: 'Rysa',
      photos: [],
      receivedOn: '2026-11-20',
    },
  })
  const { id: complaintId } = complaintDetailSchema.parse(entered.body)
  await ewa.call('PATCH', `/api/complaints/${complaintId}/order`, { body: { orderId: id } })
  const answer = (body: object) => ewa.call('POST', `/api/complaints/${complaintId}/answer`, { body })
  const accepted = { decision: 'accepted', answer: 'Obniżamy cenę.' }
  expect(await answer({ ...accepted, remedy: 'repair', reduction: 100 })).toMatchObject({ status: 400 })
  expect(await answer({ ...accepted, remedy: 'price_cut', reduction: 100 })).toMatchObject({
    status: 200,
    body: { reduction: 100 },
  })
  expect((await look(id)).complaints).toEqual([{ id: complaintId, owed: 10_000 }])
  const what = { kind: 'amount', amount: 60 }
  const reply = await post(id, 'refunds', { what, reason: 'Reklamacja', seen: 0, complaintId }, 'reduction')
  expect(returnsIn(reply)).toMatchObject({ refunds: [{ complaintId }], complaints: [{ owed: 4_000 }] })
  const other = await placeDelivered()
  expect(
    await post(
      other.id,
      'refunds',
      { what, reason: 'Reklamacja', seen: 0, complaintId },
      'reduction-of-another',
    ),
  ).toMatchObject({ status: 404 })
})

const stateOf = async (id: number | undefined) => {
  const { body } = await ewa.get(`/api/withdrawals/${id}`)
  const { status, history } = withdrawalDetailSchema.parse(body)
  return { status, steps: history.map(({ to, changedBy }) => [to, changedBy]) }
}

/** A withdrawal from the order by phone. */
async function withdraw(orderId: number, lines: { title: string; pieces: number }[] | null) {
  const stated = { name: 'Jan', orderText: String(orderId), language: 'pl', channel: 'phone' } as const
  const [row] = await shop.db
    .insert(withdrawals)
    .values({ ...stated, orderId, lines, receivedAt: new Date(), refundDue: '2026-12-10' })
    .returning({ id: withdrawals.id })
  return row?.id ?? 0
}

test('a withdrawal follows its goods and its money, once all of both are back', async () => {
  const { id, itemId, price } = await placeDelivered()
  const { title = '' } = (await detail(id)).orderItems[0] ?? {}
  const withdrawalId = await withdraw(id, [{ title, pieces: 2 }])
  const one = [{ itemId, pieces: 1, condition: 'stock' }]
  await bring(id, one, undefined, { withdrawalId })
  expect(await stateOf(withdrawalId)).toMatchObject({ status: 'received' })
  await bring(id, one, undefined, { withdrawalId })
  expect(await stateOf(withdrawalId)).toMatchObject({ status: 'goods_back' })
  const amount = price / 100
  await refund(id, { kind: 'amount', amount }, { withdrawalId })
  expect(await stateOf(withdrawalId)).toMatchObject({ status: 'goods_back' })
  await refund(id, { kind: 'amount', amount }, { withdrawalId, seen: amount })
  expect(await stateOf(withdrawalId)).toEqual({
    status: 'refunded',
    steps: [
      ['goods_back', 'ewa'],
      ['refunded', 'ewa'],
    ],
  })
})

test.each([
  ['the whole contract', null, ['received', 'received', 'goods_back']],
  ['two pieces', 2, ['received', 'received', 'goods_back']],
  ['all three pieces', 3, ['received', 'received', 'goods_back']],
])('what came back for another case is back for a withdrawal from %s', async (_what, named, statuses) => {
  const { id, itemId } = await placeDelivered()
  const { title = '' } = (await detail(id)).orderItems[0] ?? {}
  const withdrawalId = await withdraw(id, named === null ? null : [{ title, pieces: named }])
  const seen: string[] = []
  for (const own of [null, named === null ? withdrawalId : null, withdrawalId]) {
    await bring(id, [{ itemId, pieces: 1, condition: 'stock' }], undefined, { withdrawalId: own })
    seen.push((await stateOf(withdrawalId)).status)
  }
  expect(seen).toEqual(statuses)
})

test('a withdrawal is left as it is by what comes back while pieces that it names are out', async () => {
  const { id, itemId } = await placeDelivered()
  const { title = '' } = (await detail(id)).orderItems[0] ?? {}
  const withdrawalId = await withdraw(id, [{ title, pieces: 1 }])
  await bring(id, [{ itemId, pieces: 2, condition: 'stock' }])
  expect(await stateOf(withdrawalId)).toMatchObject({ status: 'received' })
  await bring(id, [{ itemId, pieces: 1, condition: 'stock' }])
  expect(await stateOf(withdrawalId)).toMatchObject({ status: 'goods_back' })
})

test('a withdrawal whose money a provider sends is refunded when it has gone, not when it was asked for', async () => {
  const order = await placePaidByP24()
  const withdrawalId = await withdraw(order.id, null)
  await refund(order.id, { kind: 'all' }, { withdrawalId })
  expect(await stateOf(withdrawalId)).toMatchObject({ status: 'received' })
  const [paid] = await order.rows()
  await order.notify(await p24.refunded(Number(paid?.captureId), 0))
  expect(await stateOf(withdrawalId)).toMatchObject({ status: 'refunded' })
})

test('a withdrawal that names what is not in the order waits for staff until nothing more can be sent back', async () => {
  const { id, price } = await placeDelivered()
  const withdrawalId = await withdraw(id, [{ title: 'Opony, dwie', pieces: 2 }])
  await refund(id, { kind: 'amount', amount: price / 100 }, { withdrawalId })
  expect(await stateOf(withdrawalId)).toMatchObject({ status: 'received' })
  await refund(id, { kind: 'all' }, { withdrawalId, seen: price / 100 })
  expect(await stateOf(withdrawalId)).toMatchObject({ status: 'refunded' })
})

test('of a canceled order all that was paid is owed', async () => {
  const { id } = await placePaid()
  await ewa.changeStatus({ orderId: String(id), status: 'Canceled' })
  expect(await look(id)).toMatchObject({ owed: 29_900, refundable: 29_900 })
})

const correct = (orderId: number, change: object) =>
  ewa.call('POST', `${pathOf(orderId)}/corrections`, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: { seen: { status: 'Pending', correction: null }, reason: 'Ustalone', ...change },
  })

test('a lower price after the payment is owed, and is sent by itself to nobody', async () => {
  const { id } = await placePaid()
  const [item] = (await detail(id)).orderItems
  await correct(id, { lines: [{ itemId: item?.id, quantity: 1, price: 250 }] })
  expect(await look(id)).toMatchObject({ owed: 4_900, refunded: 0, refunds: [] })
})

test('a payment of the amount before a correction is not taken: it is disputed, and goes back', async () => {
  const order = await new PaidOrder(shop, p24).place()
  const token = await order.try()
  const [item] = (await detail(order.id)).orderItems
  await correct(order.id, { lines: [{ itemId: item?.id, quantity: 1, price: 250 }] })
  await p24.pay(token)
  await order.notifyPaid()
  expect(await order.last()).toMatchObject({ state: 'disputed' })
  expect(await detail(order.id)).toMatchObject({ paid: 0, due: 25_000, total: 25_000 })
  expect(await order.refund()).toMatchObject({ status: 200 })
})

test('a payment that begins while the order is corrected is of what it comes to then, or is not taken', async () => {
  for (let round = 0; round < 8; round += 1) {
    const order = await new PaidOrder(shop, p24).place()
    const [item] = (await detail(order.id)).orderItems
    const [, started] = await Promise.all([
      correct(order.id, { lines: [{ itemId: item?.id, quantity: 1, price: 250 }] }),
      order.start(),
    ])
    expect(started.status).toBe(200)
    const { amount, withdrawnAt } = await order.last()
    expect(amount === 25_000 || withdrawnAt !== null).toBe(true)
  }
})
