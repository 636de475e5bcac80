import { addDays, dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import { grosze } from '@bieznik/contract/money/money'
import { reportsSchema, stockReportSchema, type Numbers } from '@bieznik/contract/money/reports'
import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ids } from '../../../test/catalogue.ts'
import { listOperations, openApiDocumentSchema } from '../../../test/openapi-document.ts'
import { insertPastSales } from '../../../test/past-sales.ts'
import { orderIn } from '../../../test/replies.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { products } from '../../platform/db/schema/catalogue.ts'
import { refunds } from '../../platform/db/schema/corrections.ts'
import { orderItems, orders } from '../../platform/db/schema/orders.ts'
import { payments } from '../../platform/db/schema/payments.ts'
import { purchasePrices } from '../../platform/db/schema/purchase-prices.ts'

const shop = await buildTestShop()
const staff = shop.asStaff()
const past = await buildTestShop()
await insertPastSales(past.db, 47, 60)
await past.db
  .update(orders)
  .set({ orderDate: new Date('2026-03-28T23:30:00Z') })
  .where(eq(orders.id, 1))

const spring = { from: '2026-03-01', before: '2026-05-01' }

async function numbersOf(of: typeof shop, query: Record<string, string>): Promise<Numbers> {
  const reply = await of.asStaff().get(`/api/numbers?${new URLSearchParams(query)}`)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reportsSchema.parse(reply.body)
}

const today = dayInWarsaw(new Date())
const thisDay = { from: today, before: addDays(today, 1), by: 'day' }
const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0)

const writePrice = (id: number, price: number | null) =>
  staff.call('PUT', `/api/numbers/purchase-prices/${id}`, { body: { price } })

async function bought(uid: string, lines: [id: number, pieces: number][]): Promise<number> {
  const customer = shop.asCustomer(uid)
  for (const [id, pieces] of lines) await customer.add(id, pieces)
  return orderIn(await customer.order()).id
}

async function firstItemOf(orderId: number): Promise<number> {
  const [item] = await shop.db.select().from(orderItems).where(eq(orderItems.orderId, orderId))
  return item?.id ?? 0
}

test('turnover is that of the orders that stand, by day, month and kind, and the parts add up', async () => {
  const rows = await past.db
    .select({
      status: orders.status,
      at: orders.orderDate,
      price: orderItems.price,
      pieces: orderItems.quantity,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
  const standing = rows.filter(({ status }) => status !== 'Canceled')
  const expected = sum(standing.map(({ price, pieces }) => price * pieces))
  const byDay = await numbersOf(past, { ...spring, by: 'day' })
  const byMonth = await numbersOf(past, { ...spring, by: 'month' })
  for (const numbers of [byDay, byMonth]) {
    expect(numbers.total.gross).toBe(expected)
    for (const parts of [numbers.steps, numbers.kinds, numbers.best]) {
      expect(sum(parts.map(({ gross }) => gross))).toBe(expected)
      expect(sum(parts.map(({ net }) => net))).toBe(numbers.total.net)
      expect(sum(parts.map(({ pieces }) => pieces))).toBe(numbers.total.pieces)
    }
  }
  expect(byDay.steps).toHaveLength(61)
  expect(byMonth.steps.map(({ step }) => step)).toEqual(['2026-03', '2026-04'])
  for (const { step, gross } of byDay.steps) {
    const ofDay = standing.filter(({ at }) => dayInWarsaw(at) === step)
    expect(gross, step).toBe(sum(ofDay.map(({ price, pieces }) => price * pieces)))
  }
})

test('a refund of an order that stands is taken off; of a canceled one, and of what was paid twice, is not', async () => {
  const [stands, canceled, twice] = [
    await bought('stands', [[ids.inchTire, 1]]),
    await bought('canceled', [[ids.inchTire, 1]]),
    await bought('twice', [[ids.inchTire, 1]]),
  ]
  const before = await numbersOf(shop, thisDay)
  await staff.changeStatus({ orderId: String(canceled), status: 'Canceled', mode: 'step' })
  const paid = (orderId: number, state: 'captured' | 'refunded', key: string) => ({
    userId: 'somebody',
    idempotencyKey: key,
    provider: 'przelewy24' as const,
    amount: grosze(50_010),
    orderId,
    state,
    captureId: key,
    capturedAt: new Date(),
    refundedAt: state === 'refunded' ? new Date() : null,
  })
  await shop.db
    .insert(payments)
    .values([
      paid(stands, 'refunded', 'a'),
      paid(canceled, 'refunded', 'b'),
      paid(twice, 'captured', 'c'),
      paid(twice, 'refunded', 'd'),
    ])
  const after = await numbersOf(shop, thisDay)
  expect(after.total).toMatchObject({ refunds: 50_010, orders: before.total.orders - 1 })
  expect(before.total.gross - after.total.gross).toBe(50_010)
})

test('parts that went back count on their days, and no more of them than is missing of the order', async () => {
  const [parts, twice, rest] = [
    await bought('parts', [[ids.inchTire, 1]]),
    await bought('parts_twice', [[ids.inchTire, 1]]),
    await bought('parts_rest', [[ids.inchTire, 1]]),
  ]
  const before = await numbersOf(shop, thisDay)
  const [now, earlier] = [new Date(), new Date(Date.now() - 40 * 86_400_000)]
  const pay = async (orderId: number, refunded: number, isWhole = false) => {
    const [payment] = await shop.db
      .insert(payments)
      .values({
        userId: 'somebody',
        idempotencyKey: `parts-${orderId}-${refunded}`,
        provider: 'przelewy24',
        amount: grosze(50_010),
        refundedAmount: grosze(refunded),
        orderId,
        state: isWhole ? 'refunded' : 'captured',
        capturedAt: earlier,
        refundedAt: isWhole ? now : null,
      })
      .returning({ id: payments.id })
    return payment?.id ?? null
  }
  const part = (orderId: number, paymentId: string | null, amount: number, endedAt: Date | null) => ({
    orderId,
    paymentId,
    key: `${paymentId}-${amount}`,
    amount: grosze(amount),
    reason: 'zwrot',
    state: endedAt ? ('done' as const) : ('asked' as const),
    askedBy: 'ewa',
    endedAt,
  })
  const paid = await pay(parts, 10_000)
  await pay(twice, 0)
  const further = await pay(twice, 50_010, true)
  const left = await pay(rest, 20_000, true)
  await shop.db
    .insert(refunds)
    .values([
      part(parts, paid, 1_000, earlier),
      part(parts, paid, 2_000, now),
      part(parts, paid, 7_000, null),
      part(twice, further, 20_000, now),
      part(twice, further, 30_010, now),
      part(rest, left, 20_000, earlier),
    ])
  const after = await numbersOf(shop, thisDay)
  expect(after.total.refunds - before.total.refunds).toBe(2_000 + 30_010)
  const then = dayInWarsaw(earlier)
  expect((await numbersOf(shop, { from: then, before: addDays(then, 1), by: 'day' })).total.refunds).toBe(
    1_000 + 20_000,
  )
})

test('what staff gave back by hand counts, but for what the price was lowered by', async () => {
  const id = await bought('by_hand', [[ids.inchTire, 1]])
  const before = await numbersOf(shop, thisDay)
  const deliveredAt = new Date()
  await shop.db
    .update(orders)
    .set({ typeOfPayment: 'payment_at_delivery', status: 'Delivered', deliveredAt })
    .where(eq(orders.id, id))
  const giveBack = (amount: number) =>
    shop.db.insert(refunds).values({
      orderId: id,
      key: String(amount),
      amount: grosze(amount),
      reason: 'zwrot',
      state: 'done',
      askedBy: 'ewa',
      endedAt: new Date(),
    })
  await giveBack(10)
  expect((await numbersOf(shop, thisDay)).total.refunds - before.total.refunds).toBe(10)
  const reply = await staff.call('POST', `/api/tires/orders/${id}/corrections`, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      seen: { status: 'Delivered', correction: null },
      reason: 'rabat',
      lines: [{ itemId: await firstItemOf(id), quantity: 1, price: 500 }],
    },
  })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  await giveBack(5)
  const after = await numbersOf(shop, thisDay)
  expect(before.total.gross - after.total.gross).toBe(10)
  expect(after.total.refunds - before.total.refunds).toBe(5)
})

test('the margin is that of the lines whose purchase price is known, at the price of the day of the order', async () => {
  await writePrice(ids.wheel, 100)
  const before = await numbersOf(shop, thisDay)
  await bought('first', [[ids.wheel, 1]])
  await writePrice(ids.wheel, 200)
  await bought('second', [
    [ids.wheel, 2],
    [ids.tire, 1],
  ])
  const { total, best } = await numbersOf(shop, thisDay)
  // 3 × 299.00 are 729.27 net; 100 + 2 × 200 is what they cost.
  expect(total.marginOf - before.total.marginOf).toBe(72_927)
  expect(total.margin - before.total.margin).toBe(72_927 - 50_000)
  expect(best.find(({ id }) => id === ids.wheel)).toMatchObject({ pieces: 3, margin: 22_927 })
  expect(best.find(({ id }) => id === ids.tire)).toMatchObject({ margin: 0, marginOf: 0 })
})

test('a purchase price that is written down after the sale counts for it; one that is taken back does not', async () => {
  await bought('early', [[ids.spacer, 1]])
  await writePrice(ids.spacer, 100)
  const { best } = await numbersOf(shop, thisDay)
  expect(best.find(({ id }) => id === ids.spacer)).toMatchObject({ net: 12_194, margin: 2_194 })
  await writePrice(ids.spacer, null)
  await bought('late', [[ids.spacer, 1]])
  expect((await numbersOf(shop, thisDay)).best.find(({ id }) => id === ids.spacer)).toMatchObject({
    pieces: 2,
    marginOf: 12_194,
  })
  await writePrice(ids.spacer, null)
  expect(await shop.db.$count(purchasePrices, eq(purchasePrices.productId, ids.spacer))).toBe(2)
})

test('a purchase price is of a product that there is, and no negative amount', async () => {
  expect(await writePrice(ids.nothing, 10)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  for (const price of [-1, 1.005, '5', undefined])
    expect(
      await staff.call('PUT', `/api/numbers/purchase-prices/${ids.tire}`, { body: { price } }),
    ).toMatchObject({ status: 400 })
})

test('dead stock is what lies and does not sell; to reorder is what sells and will be gone', async () => {
  const stocked = await buildTestShop()
  const long = new Date(Date.now() - 200 * 86_400_000)
  await stocked.db.update(products).set({ createdAt: long })
  await stocked.db.update(products).set({ createdAt: new Date() }).where(eq(products.id, ids.wheel))
  const customer = stocked.asCustomer('jan')
  await customer.add(ids.scarceTire, 4)
  await customer.add(ids.inchTire, 1)
  await customer.order()
  const reply = await stocked.asStaff().get('/api/numbers/stock?days=90')
  const { dead, reorder } = stockReportSchema.parse(reply.body)
  expect(reorder.products).toEqual([
    expect.objectContaining({ id: ids.scarceTire, stock: 1, sold: 4, daysLeft: 22, purchasePrice: null }),
  ])
  // Neither the new wheel, nor the archived tire, nor what is sold out.
  expect(dead.products.map(({ id }) => id)).toEqual([ids.tire, ids.spacer])
  expect(dead.gross).toBe(20 * 41_250 + 8 * 14_999)
  await stocked.db.update(orders).set({ orderDate: new Date(Date.now() - 100 * 86_400_000) })
  const later = stockReportSchema.parse((await stocked.asStaff().get('/api/numbers/stock?days=90')).body)
  expect(later.reorder.count).toBe(0)
  expect(later.dead.products.find(({ id }) => id === ids.inchTire)?.lastSoldOn).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test('each table is a file that says what the screen says', async () => {
  const query = new URLSearchParams({ ...spring, by: 'month', days: '90', language: 'pl' })
  const { total } = await numbersOf(past, { ...spring, by: 'month' })
  const grossOf = async (file: string, column: number) => {
    const reply = await past.asStaff().get(`/api/numbers/files/${file}?${query}`)
    expect(reply).toMatchObject({ status: 200, headers: { 'content-type': 'text/csv; charset=utf-8' } })
    const [, ...rows] = z
      .array(z.array(z.string()))
      .parse(parse(String(reply.body), { bom: true, delimiter: ';' }))
    return sum(rows.map((row) => Number((row[column] ?? '').replace(',', ''))))
  }
  expect(await grossOf('turnover', 3)).toBe(total.gross)
  expect(await grossOf('products', 4)).toBe(total.gross)
  for (const file of ['dead', 'reorder']) expect(await grossOf(file, 3)).toBeGreaterThanOrEqual(0)
})

test('a purchase price leaves by the numbers and the import alone: no other reply has it, and no other route declares it', async () => {
  await writePrice(ids.inchTire, 77_777.77)
  const jan = shop.asCustomer('curious')
  await jan.add(ids.inchTire, 1)
  const id = orderIn(await jan.order()).id
  await jan.add(ids.inchTire, 1)
  await staff.call('POST', `/api/tires/orders/${id}/invoices`)
  const replies = await Promise.all([
    ...[
      `/api/products/${ids.inchTire}`,
      `/api/products/${ids.inchTire}/page`,
      `/api/tires/${ids.inchTire}`,
      '/api/tires',
      '/api/narrowed/tires',
      '/api/products/after',
      '/api/search?text=wykrot',
      '/api/products/title/wykrot',
    ].map((path) => shop.anyone.get(path)),
    jan.cart(),
    jan.get(`/api/tires/orders/${id}`),
    jan.get('/api/shop/people/curious'),
    staff.get('/api/products/export?decimal=comma&language=pl'),
    staff.get(`/api/tires/orders/${id}`),
  ])
  for (const { status, body } of replies) {
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toMatch(/77777[.,]?77|purchase/)
  }
  const document = openApiDocumentSchema.parse((await shop.anyone.get('/openapi.json')).body)
  const declaring = listOperations(document).filter((operation) => /purchase/.test(JSON.stringify(operation)))
  const others = declaring.map(({ path }) => path).filter((path) => !path.startsWith('/api/numbers'))
  for (const path of others) expect(path).toMatch(/^\/api\/(?:products\/imports?|suppliers)(?:\/|$)/)
  expect(others.length).toBeLessThan(declaring.length)
})

test.each([
  ['a period that ends before it begins', { from: '2026-04-02', before: '2026-04-01', by: 'day' }],
  ['three years', { from: '2024-01-01', before: '2027-01-01', by: 'month' }],
  ['weeks', { ...spring, by: 'week' }],
])('%s is refused', async (_what, query) => {
  expect(await staff.get(`/api/numbers?${new URLSearchParams(query)}`)).toMatchObject({ status: 400 })
})
