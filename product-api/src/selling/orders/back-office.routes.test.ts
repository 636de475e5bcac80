import { orderDetailSchema } from '@bieznik/contract/selling/order'
import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ids } from '../../../test/catalogue.ts'
import { orderIn } from '../../../test/replies.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { addTires } from '../../../test/stock.ts'
import { isAbout, mailOutbox } from '../../platform/db/schema/mail-outbox.ts'
import { orders } from '../../platform/db/schema/orders.ts'
import { products } from '../../platform/db/schema/catalogue.ts'

const shop = await buildTestShop()
const jan = shop.asCustomer('jan')
const staff = shop.asStaff()

const summaryReply = z.looseObject({
  pending: z.int(),
  overdue: z.int(),
  awaited: z.int(),
  lowStock: z.object({ total: z.int(), products: z.array(z.looseObject({ id: z.int() })) }),
  needsSomebody: z.int(),
  days: z.array(z.object({ day: z.string(), orders: z.int(), turnover: z.number() })),
})

async function summary() {
  const reply = await staff.get('/api/tires/orders/summary')
  expect(reply).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } })
  return summaryReply.parse(reply.body)
}

async function placeOrder(quantity = 1): Promise<number> {
  await jan.add(ids.inchTire, quantity)
  return orderIn(await jan.order()).id
}

const setDate = (id: number, orderDate: SQL) =>
  shop.db.update(orders).set({ orderDate }).where(eq(orders.id, id))

/** A moment so many days before today's midnight in Warsaw, and so many seconds from there. */
const midnight = (daysBefore: number, seconds: number) =>
  sql`((now() at time zone 'Europe/Warsaw')::date - ${daysBefore}::int)::timestamp at time zone 'Europe/Warsaw'
    + make_interval(secs => ${seconds})`

test('the days are the last thirty in Warsaw, those without an order too, and canceled orders do not count', async () => {
  const before = await summary()
  expect(before.days).toHaveLength(30)
  expect(before.days.every(({ orders: count, turnover }) => count === 0 && turnover === 0)).toBe(true)
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(new Date())
  expect(before.days.at(-1)?.day).toBe(today)
  expect(new Set(before.days.map(({ day }) => day)).size).toBe(30)

  const placed = [
    await placeOrder(2),
    await placeOrder(),
    await placeOrder(),
    await placeOrder(),
    await placeOrder(),
  ]
  const [first = 0, second = 0, old = 0, tooOld = 0, canceled = 0] = placed
  await setDate(first, midnight(1, 0))
  await setDate(second, midnight(0, -1))
  await setDate(old, midnight(29, 0))
  await setDate(tooOld, midnight(29, -1))
  await staff.changeStatus({ orderId: String(canceled), status: 'Canceled' })

  const { days, pending } = await summary()
  expect(days.at(-2)).toMatchObject({ orders: 2, turnover: 1500.3 })
  expect(days.at(0)).toMatchObject({ orders: 1, turnover: 500.1 })
  expect(days.reduce((sum, day) => sum + day.orders, 0)).toBe(3)
  expect(pending).toBe(4)
})

test('what runs out is what sells and will be gone within thirty days, the fewest pieces first', async () => {
  const [last = 0, few = 0, slow = 0] = await addTires(shop.db, 3, 10)
  const buyer = shop.asCustomer('runs-out')
  for (const [productId, pieces] of [
    [last, 6],
    [few, 6],
    [slow, 5],
  ] as const)
    await buyer.add(productId, pieces)
  await buyer.order()
  const runningOut = async () => (await summary()).lowStock.products.map(({ id }) => id)
  const setStock = (id: number, quantityInStock: number) =>
    shop.db.update(products).set({ quantityInStock }).where(eq(products.id, id))
  await setStock(last, 0)
  // Six were sold, and five are left; of the slow one as many as were sold.
  await setStock(few, 5)
  const found = await runningOut()
  expect(found.filter((id) => [last, few, slow].includes(id))).toEqual([last, few])
  expect((await summary()).lowStock.total).toBe(found.length)
  // It does not sell, however little there is of it.
  expect(found).not.toContain(ids.soldOutTire)
  await shop.db.update(products).set({ inArchive: true }).where(eq(products.id, last))
  expect(await runningOut()).not.toContain(last)
})

test('what waits is counted as the list that it leads to counts it', async () => {
  const listed = async (query: string) =>
    (await staff.get(`/api/tires/orders?${query}&page=1&pageSize=1`)).headers['x-total-count']
  const [late, gone] = [await placeOrder(), await placeOrder()]
  await shop.db
    .update(orders)
    .set({ deliverBy: sql`(now() at time zone 'Europe/Warsaw')::date - 1` })
    .where(inArray(orders.id, [late, gone]))
  await shop.db.update(orders).set({ status: 'Sent' }).where(eq(orders.id, gone))
  const counted = async () => {
    const { overdue, awaited } = await summary()
    expect([overdue, awaited].map(String)).toEqual([
      await listed('late=overdue'),
      await listed('paid=awaited'),
    ])
    return { overdue, awaited }
  }
  expect(await counted()).toEqual({ overdue: 1, awaited: 0 })
  const change = (columns: Partial<typeof orders.$inferInsert>) =>
    shop.db.update(orders).set(columns).where(eq(orders.id, late))
  // It waits for its buyer's money, and nobody is late.
  await change({ typeOfPayment: 'transfer' })
  expect(await counted()).toEqual({ overdue: 0, awaited: 1 })
  await change({ isPaid: true })
  expect(await counted()).toEqual({ overdue: 1, awaited: 0 })
  // It is to be delivered today at the latest, and the day is not over.
  await shop.db
    .update(orders)
    .set({ deliverBy: sql`(now() at time zone 'Europe/Warsaw')::date` })
    .where(eq(orders.id, late))
  expect(await listed('late=overdue')).toBe('0')
})

test('what was given up is counted, and nothing of it is named', async () => {
  const orderId = await placeOrder()
  expect((await summary()).needsSomebody).toBe(0)
  await shop.db
    .update(mailOutbox)
    .set({ setAsideAt: sql`now()`, lastFailure: 'EENVELOPE 550' })
    .where(isAbout('orderId', orderId))
  expect((await summary()).needsSomebody).toBe(1)
})

test('the version is another after an order is placed and after its status changes, and else the same', async () => {
  const version = async () => (await staff.get('/api/tires/orders/version')).body
  const seen = [await version()]
  expect(await version()).toEqual(seen[0])
  const id = await placeOrder()
  seen.push(await version())
  await staff.changeStatus({ orderId: String(id), status: 'Sent' })
  seen.push(await version())
  await jan.add(ids.inchTire, 1)
  expect(await version()).toEqual(seen.at(-1))
  expect(new Set(seen.map((each) => JSON.stringify(each))).size).toBe(3)
})

test('a history row that is committed after a later one changes the version as well', async () => {
  const version = async () => (await staff.get('/api/tires/orders/version')).body
  const id = await placeOrder()
  const insert = sql`insert into order_status_changes (order_id, to_status, changed_by) values (${id}, 'Pending', 'x')`
  let whileOpen: unknown
  await shop.db.transaction(async (tx) => {
    await tx.execute(insert)
    await shop.db.execute(insert)
    whileOpen = await version()
  })
  expect(await version()).not.toEqual(whileOpen)
})

test('the papers of several orders come at once, in the order in which they were asked for', async () => {
  const [one, two] = [await placeOrder(), await placeOrder()]
  const { status, body } = await staff.get(`/api/tires/orders/documents?ids=${two},999999,${one},${two}`)
  expect(status).toBe(200)
  const documentOf = async (id: number) => (await staff.get(`/api/tires/orders/${id}/document`)).body
  expect(body).toEqual([
    { ...Object(await documentOf(two)), places: [] },
    { ...Object(await documentOf(one)), places: [] },
  ])
})

test('the papers of several orders name how each is paid by bank transfer, as those of one do', async () => {
  const id = await placeOrder()
  await shop.db.update(orders).set({ typeOfPayment: 'transfer' }).where(eq(orders.id, id))
  const one = await staff.get(`/api/tires/orders/${id}/document`)
  expect(one.body).toMatchObject({ transfer: { amount: expect.any(Number) } })
  expect((await staff.get(`/api/tires/orders/documents?ids=${id}`)).body).toEqual([
    { ...Object(one.body), places: [] },
  ])
})

test('who packs sees where the products lie, and no one else does', async () => {
  const id = await placeOrder()
  const [item] = orderDetailSchema.parse((await staff.get(`/api/tires/orders/${id}`)).body).orderItems
  const productId = item?.productId ?? 0
  await shop.db.execute(sql`update tires set place = 'A-03-2' where product_id = ${productId}`)
  const { body } = await staff.get(`/api/tires/orders/documents?ids=${id}`)
  expect(body).toMatchObject([{ places: [{ productId, place: 'A-03-2' }] }])
  const seen = [
    `/api/tires/orders/${id}`,
    `/api/shop/people/jan/orders/${id}/document`,
    `/api/products/${productId}`,
    `/api/products/by-ids?ids=${productId}`,
    `/api/tires/${productId}`,
    '/api/tires',
  ]
  for (const path of seen) {
    const reply = await jan.get(path)
    expect(reply.status, path).toBe(200)
    expect(JSON.stringify(reply.body), path).not.toContain('A-03-2')
  }
})

test.each(['', '0', '1,', 'x', '3000000000', Array.from({ length: 101 }, (_, at) => at + 1).join()])(
  'the papers of the orders "%s" are refused',
  async (list) => {
    expect(await staff.get(`/api/tires/orders/documents?ids=${list}`)).toMatchObject({ status: 400 })
  },
)

test("the papers of an order name the buyer; another's are not there", async () => {
  await jan.add(ids.inchTire, 1)
  const { id } = orderIn(
    await jan.order({
      language: 'ru',
      customerType: 'company',
      companyName: 'Trakt sp. z o.o.',
      unn: '5252525252',
      typeOfDelivery: 'shipping_to_another_address',
      alternativeAddress: { address: 'Leśna 2', city: 'Łódź', postCode: '90-001', country: 'Polska' },
    }),
  )
  const path = `/api/tires/orders/${id}/document`
  const version = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)
  const ownPath = (uid: string) => `/api/shop/people/${uid}/orders/${id}/document`
  expect((await jan.get(ownPath('jan'))).body).toMatchObject({
    id,
    language: 'ru',
    customerType: 'company',
    name: 'Trakt sp. z o.o.',
    taxId: '5252525252',
    phone: '+48123456789',
    address: 'Leśna 2',
    accepted: { rules: version, privacy: version, returns: version },
    buyer: { address: 'ul. Polna 1', city: 'Kraków', postCode: '30-001', country: 'Polska' },
    total: 500.1,
  })
  expect(await staff.get(path)).toMatchObject({ status: 200 })
  expect(await shop.asCustomer('ola').get(ownPath('ola'))).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  })
  expect(await staff.get('/api/tires/orders/999999/document')).toMatchObject({ status: 404 })
})
