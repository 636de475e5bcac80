import { grosze } from '@bieznik/contract/money/money'
import { paidStateOf, paidStates } from '@bieznik/contract/selling/order-list'
import { orderSchema } from '@bieznik/contract/selling/order'
import { listedOrderSchema, type ListedOrder } from '@bieznik/contract/selling/order-work'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ids } from '../../../test/catalogue.ts'
import { orderIn } from '../../../test/replies.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { products } from '../../platform/db/schema/catalogue.ts'
import { orders } from '../../platform/db/schema/orders.ts'
import { payments } from '../../platform/db/schema/payments.ts'
import { keepPaid } from '../../money/payments/keep-paid.ts'

const shop = await buildTestShop()
const buyer = shop.asCustomer('jan')
const staff = shop.asStaff()

async function place(differences: object = {}, productId: number = ids.inchTire): Promise<number> {
  await buyer.add(productId, 1)
  return orderIn(await buyer.order(differences)).id
}

const dateOf = (orderId: number, at: string) =>
  shop.db
    .update(orders)
    .set({ orderDate: new Date(at) })
    .where(eq(orders.id, orderId))

/** Changes how an order is paid, which no buyer can choose at the moment, and pays some of it. */
async function pay(orderId: number, amount: number, state: 'captured' | 'refunded' = 'captured') {
  await shop.db.update(orders).set({ typeOfPayment: 'transfer' }).where(eq(orders.id, orderId))
  await shop.db.insert(payments).values({
    userId: 'jan',
    idempotencyKey: `payment-${orderId}-${state}`,
    state,
    orderId,
    amount: grosze(amount),
    usdCents: 100,
    plnPerUsd: 4,
    exchangeRateDate: '2026-10-09',
    capturedAt: new Date(),
    ...(state === 'refunded' && { refundedAt: new Date(), refundedBy: 'ewa' }),
  })
  await shop.db.transaction((tx) => keepPaid(tx, orderId))
}

async function list(query: string): Promise<ListedOrder[]> {
  const { status, body } = await staff.get(`/api/tires/orders?${query}`)
  expect(status).toBe(200)
  return z.array(listedOrderSchema).parse(body)
}
const found = async (query: string) => (await list(query)).map(({ id }) => id)

const sent = { typeOfDelivery: 'shipping_to_customer' }
const evening = await place(sent)
const night = await place({ typeOfDelivery: 'delivery_with_assembly' })
const summer = await place(sent, ids.wheel)
// Half an hour before and after midnight in Warsaw, in winter and in summer.
await dateOf(evening, '2026-01-05T22:30:00Z')
await dateOf(night, '2026-01-05T23:30:00Z')
await dateOf(summer, '2026-07-05T22:30:00Z')

test('days are those of Warsaw, both ends included, in winter and in summer', async () => {
  expect(await found('from=2026-01-05&to=2026-01-05')).toEqual([evening])
  expect(await found('from=2026-01-06&to=2026-01-06')).toEqual([night])
  expect(await found('from=2026-07-06&to=2026-07-06')).toEqual([summer])
  expect(await found('to=2026-01-06')).toEqual([night, evening])
  expect(await found('from=2026-01-06')).toEqual([summer, night])
})

test('the oldest are first where that is asked for, searched or not, page by page', async () => {
  expect(await found('sort=oldest')).toEqual([evening, night, summer])
  expect(await found('sort=oldest&page=2&pageSize=2')).toEqual([summer])
  const searched = await found('sort=oldest&search=a&page=1&pageSize=10')
  expect(searched).toEqual((await found('search=a&page=1&pageSize=10')).toReversed())
})

test('orders that are fetched and orders that are sent are distinguished', async () => {
  expect(await found('delivery=delivery_with_assembly')).toEqual([night])
  expect(await found('delivery=shipping_to_customer')).toEqual([summer, evening])
})

test('of several values of a filter any matches, and every filter must', async () => {
  expect(await found('delivery=delivery_with_assembly&delivery=shipping_to_customer')).toEqual([
    summer,
    night,
    evening,
  ])
  expect(await found('delivery=delivery_with_assembly&delivery=shipping_to_another_address')).toEqual([night])
  expect(await found('status=Pending&status=Sent&delivery=delivery_with_assembly')).toEqual([night])
  expect(await found('status=Sent&status=Canceled')).toEqual([])
  await shop.db
    .update(orders)
    .set({ heldBy: 'ewa', tags: ['pilne'] })
    .where(eq(orders.id, evening))
  await shop.db
    .update(orders)
    .set({ heldBy: 'anna', tags: ['prezent'] })
    .where(eq(orders.id, night))
  expect(await found('heldBy=ewa&heldBy=unassigned')).toEqual([summer, evening])
  expect(await found('tag=pilne&tag=prezent')).toEqual([night, evening])
})

test('what is paid, is paid at delivery, or is waited for is what each order says of itself', async () => {
  const total = (await list(`search=%23${evening}`))[0]?.total ?? grosze(0)
  await pay(evening, total)
  await pay(night, total - 1)
  expect(await found('paid=paid')).toEqual([evening])
  expect(await found('paid=awaited')).toEqual([night])
  expect(await found('paid=at_delivery')).toEqual([summer])
  const all = await list('')
  for (const state of paidStates) {
    const own = all.filter((order) => paidStateOf(order) === state)
    expect(await found(`paid=${state}`)).toEqual(own.map(({ id }) => id))
  }
})

test('an order that took the last piece of a product is distinguished from the others', async () => {
  expect(await found('stock=sold_out')).toEqual([])
  await shop.db
    .update(products)
    .set({ quantityInStock: sql`0` })
    .where(eq(products.id, ids.wheel))
  expect(await found('stock=sold_out')).toEqual([summer])
  expect(await found('stock=left')).toEqual([night, evening])
})

test('all filters must match, and the total counts what they leave', async () => {
  const { headers } = await staff.get(
    '/api/tires/orders?to=2026-01-06&delivery=shipping_to_customer&page=1&pageSize=1',
  )
  expect(headers).toMatchObject({ 'x-total-count': '1' })
})

test.each([
  'from=2026-02-30',
  'to=yesterday',
  'delivery=drone',
  'paid=maybe',
  'stock=some',
  'sort=newest',
  'paid=paid&paid=maybe',
])('%s is refused', async (query) => {
  expect(await staff.get(`/api/tires/orders?${query}`)).toMatchObject({ status: 400 })
})

test('a buyer narrows nothing down that is staff’s to know', async () => {
  const { body } = await buyer.get('/api/tires/orders/user/jan?stock=sold_out')
  expect(z.array(orderSchema).parse(body)).toHaveLength(3)
})
