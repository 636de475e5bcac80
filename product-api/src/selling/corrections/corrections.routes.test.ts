import { orderDetailSchema, type OrderDetail } from '@bieznik/contract/selling/order'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { listMails } from '../../../test/queued-mails.ts'
import { orderIn, tally } from '../../../test/replies.ts'
import { buildTestShop, type Customer, type Reply, type Shop } from '../../../test/shop.ts'
import { addTires, listLedgerFaults, stockOf as stockIn } from '../../../test/stock.ts'
import { createUnguardedStock } from '../../../test/unguarded-stock.ts'
import { stockLedger } from '../../platform/db/schema/stock-ledger.ts'

const shop = await buildTestShop()
const jan = shop.asCustomer('jan')
const [ewa, adam] = [shop.asStaff('ewa'), shop.asStaff('adam')]

const pathOf = (orderId: number) => `/api/tires/orders/${orderId}`
const detailIn = ({ body }: Reply): OrderDetail => orderDetailSchema.parse(body)
const read = async (orderId: number, who: Customer = ewa) => detailIn(await who.get(pathOf(orderId)))

const stockOf = (productId: number) => stockIn(shop.db, productId)

/** An order of two of a tire and one of another, of which as many are left as asked for. */
async function place(left = 10, differences: object = {}) {
  const [first = 0, second = 0] = await addTires(shop.db, 2, left + 2)
  await jan.add(first, 2)
  await jan.add(second, 1)
  const { id } = orderIn(await jan.order({ typeOfDelivery: 'shipping_to_customer', ...differences }))
  const { orderItems } = await read(id)
  const itemOf = (productId: number) => orderItems.find((item) => item.productId === productId)?.id ?? 0
  return { id, first, second, firstItem: itemOf(first), secondItem: itemOf(second) }
}

const seenOf = ({ status, corrections = [] }: OrderDetail) => ({
  status,
  correction: corrections.at(-1)?.id ?? null,
})

async function correct(orderId: number, change: object, who: Customer = ewa): Promise<Reply> {
  const seen = seenOf(await read(orderId))
  return who.call('POST', `${pathOf(orderId)}/corrections`, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: { seen, reason: 'Ustalone przez telefon', ...change },
  })
}

test('a quantity changes with stock, total, history and mail in one', async () => {
  const { id, first, firstItem } = await place()
  const before = await stockOf(first)
  const mails = (await listMails(shop.db)).length
  const order = detailIn(await correct(id, { lines: [{ itemId: firstItem, quantity: 5 }] }))
  const { price = 0 } = order.orderItems.find((item) => item.id === firstItem) ?? {}
  expect(order.corrections).toMatchObject([
    {
      reason: 'Ustalone przez telefon',
      doneBy: 'ewa',
      lines: [{ itemId: firstItem, before: { quantity: 2, price }, after: { quantity: 5, price } }],
      totalAfter: order.total,
    },
  ])
  expect(order.total).toBe((order.corrections?.[0]?.totalBefore ?? 0) + 3 * price)
  expect(await stockOf(first)).toBe((before ?? 0) - 3)
  const written = (await listMails(shop.db)).slice(mails)
  expect(written).toMatchObject([
    {
      kind: 'order_corrected',
      orderId: id,
      recipient: 'jan@example.com',
      correctionId: order.corrections?.[0]?.id,
    },
  ])
  const ledger = await shop.db.select().from(stockLedger).where(eq(stockLedger.productId, first))
  expect(ledger.at(-1)).toMatchObject({ change: -3, reason: 'order_corrected', orderId: id, who: 'ewa' })
  expect(await listLedgerFaults(shop.db)).toEqual([])
})

test('a line is canceled and another is added, at the price of the moment', async () => {
  const { id, first, second, secondItem } = await place()
  const order = detailIn(
    await correct(id, {
      lines: [{ itemId: secondItem, quantity: null }],
      added: [{ productId: ids.inchTire, quantity: 4 }],
    }),
  )
  expect(order.orderItems.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    [first, 2],
    [ids.inchTire, 4],
  ])
  expect(order.orderItems[1]?.price).toBe(50_010)
  expect(order.corrections?.[0]?.lines).toMatchObject([
    { after: null, before: { quantity: 1 } },
    { before: null, after: { quantity: 4, price: 50_010 } },
  ])
  expect(await stockOf(second)).toBe(12)
  expect(await listLedgerFaults(shop.db)).toEqual([])
})

test('the address follows to where the buyer lives, unless the goods go elsewhere', async () => {
  const { id } = await place()
  await correct(id, { fields: { address: 'ul. Nowa 7', courierNote: 'Brama od podwórka' } })
  const document = async () => (await ewa.get(`${pathOf(id)}/document`)).body
  expect(await document()).toMatchObject({
    address: 'ul. Nowa 7',
    courierNote: 'Brama od podwórka',
    buyer: { address: 'ul. Nowa 7', city: 'Kraków' },
  })
  const elsewhere = await place(10, {
    typeOfDelivery: 'shipping_to_another_address',
    alternativeAddress: { address: 'Rynek 1', city: 'Łódź', postCode: '90-001', country: 'Polska' },
  })
  await correct(elsewhere.id, { fields: { address: 'Rynek 2' } })
  expect((await ewa.get(`${pathOf(elsewhere.id)}/document`)).body).toMatchObject({
    address: 'Rynek 2',
    buyer: { address: 'ul. Polna 1' },
  })
})

test('the mail goes to the address as it is then', async () => {
  const { id } = await place()
  await correct(id, { fields: { email: 'jan.nowy@example.com' } })
  expect((await listMails(shop.db)).at(-1)).toMatchObject({ recipient: 'jan.nowy@example.com' })
})

const refusals: [string, (order: Awaited<ReturnType<typeof place>>) => object, number, string][] = [
  [
    'nothing changes',
    ({ firstItem }) => ({ lines: [{ itemId: firstItem, quantity: 2 }] }),
    400,
    'invalid_request',
  ],
  ['no reason', () => ({ reason: ' ', fields: { city: 'Łódź' } }), 400, 'invalid_request'],
  [
    'a line of another order',
    () => ({ lines: [{ itemId: 1_999_999, quantity: 1 }] }),
    400,
    'invalid_request',
  ],
  [
    'a product that is in the order',
    ({ first }) => ({ added: [{ productId: first, quantity: 1 }] }),
    400,
    'invalid_request',
  ],
  [
    'a product that does not exist',
    () => ({ added: [{ productId: ids.nothing, quantity: 1 }] }),
    400,
    'invalid_request',
  ],
  [
    'a product that is not sold any more',
    () => ({ added: [{ productId: ids.archivedTire, quantity: 1 }] }),
    409,
    'not_for_sale',
  ],
  [
    'more than there is',
    ({ firstItem }) => ({ lines: [{ itemId: firstItem, quantity: 50 }] }),
    409,
    'out_of_stock',
  ],
  [
    'a country that is not delivered to',
    () => ({ fields: { country: 'Francja' } }),
    422,
    'country_not_delivered_to',
  ],
  [
    'all lines',
    ({ firstItem, secondItem }) => ({
      lines: [
        { itemId: firstItem, quantity: null },
        { itemId: secondItem, quantity: null },
      ],
    }),
    400,
    'invalid_request',
  ],
  [
    'a line twice',
    ({ firstItem }) => ({
      lines: [
        { itemId: firstItem, quantity: 1 },
        { itemId: firstItem, quantity: 3 },
      ],
    }),
    400,
    'invalid_request',
  ],
]

test.each(refusals)('%s is refused and changes nothing', async (_what, changeOf, status, code) => {
  const order = await place()
  const before = await read(order.id)
  expect(await correct(order.id, changeOf(order))).toMatchObject({ status, body: { code } })
  expect(await read(order.id)).toEqual(before)
  expect(await listLedgerFaults(shop.db)).toEqual([])
})

test('once the goods have left, prices fall and the address stays', async () => {
  const { id, firstItem } = await place()
  await ewa.changeStatus({ orderId: String(id), status: 'Sent' })
  const priced = (price: number) => correct(id, { lines: [{ itemId: firstItem, quantity: 2, price }] })
  expect(await priced(9_999)).toMatchObject({ status: 409, body: { code: 'status_not_allowed' } })
  const lowered = detailIn(await priced(10))
  expect(lowered.orderItems.find((item) => item.id === firstItem)?.price).toBe(1_000)
  expect(await correct(id, { fields: { city: 'Łódź' } })).toMatchObject({ status: 409 })
  expect(await correct(id, { lines: [{ itemId: firstItem, quantity: 1 }] })).toMatchObject({ status: 409 })
  expect(await correct(id, { fields: { phone: '+48600700800' } })).toMatchObject({ status: 200 })
})

test('nothing of a canceled order is corrected', async () => {
  const { id } = await place()
  await ewa.changeStatus({ orderId: String(id), status: 'Canceled' })
  expect(await correct(id, { fields: { phone: '+48600700800' } })).toMatchObject({
    status: 409,
    body: { code: 'status_not_allowed' },
  })
})

test('of two who correct at once one is refused, and nothing is lost', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id, first, firstItem } = await place()
    const seen = seenOf(await read(id))
    const change = (who: Customer, quantity: number) =>
      who.call('POST', `${pathOf(id)}/corrections`, {
        headers: { 'idempotency-key': crypto.randomUUID() },
        body: { seen, reason: 'Ustalone', lines: [{ itemId: firstItem, quantity }] },
      })
    const replies = await Promise.all([change(ewa, 4), change(adam, 6)])
    expect(tally(replies)).toEqual({ '200': 1, '409 changed_meanwhile': 1 })
    const won = replies[0].status === 200 ? 4 : 6
    expect((await read(id)).corrections).toHaveLength(1)
    expect(await stockOf(first)).toBe(12 - won)
  }
  expect(await listLedgerFaults(shop.db)).toEqual([])
})

/** Four orders of one piece want three pieces more each, at once, when three are left. */
async function wantTheLast(at: Shop): Promise<Record<string, number>> {
  const [productId = 0] = await addTires(at.db, 1, 7)
  const staff = at.asStaff('ewa')
  const orders: OrderDetail[] = []
  for (const name of ['a', 'b', 'c', 'd']) {
    const buyer = at.asCustomer(`${name}-${productId}`)
    await buyer.add(productId, 1)
    orders.push(detailIn(await staff.get(pathOf(orderIn(await buyer.order()).id))))
  }
  const replies = orders.map(async (order) =>
    staff.call('POST', `${pathOf(order.id)}/corrections`, {
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: {
        seen: seenOf(order),
        reason: 'Ustalone',
        lines: [{ itemId: order.orderItems[0]?.id, quantity: 4 }],
      },
    }),
  )
  return tally(await Promise.all(replies))
}

test('corrections at once never take more than there is', async () => {
  for (let round = 0; round < 5; round += 1)
    expect(await wantTheLast(shop)).toEqual({ '200': 1, '409 out_of_stock': 3 })
  expect(await listLedgerFaults(shop.db)).toEqual([])
})

test('the control: without the lock of the stock several take it', async () => {
  const unguarded = await buildTestShop({ stock: createUnguardedStock() })
  let most = 0
  for (let round = 0; round < 5; round += 1) most = Math.max(most, (await wantTheLast(unguarded))['200'] ?? 0)
  expect(most).toBeGreaterThan(1)
})

test('a correction gives staff’s screens a new version, and the buyer the order as it is', async () => {
  const { id, firstItem } = await place()
  const version = async () => (await ewa.get('/api/tires/orders/version')).body
  const before = await version()
  await correct(id, { lines: [{ itemId: firstItem, quantity: 1 }] })
  expect(await version()).not.toEqual(before)
  expect((await read(id, jan)).orderItems).toMatchObject([{ quantity: 1 }, { quantity: 1 }])
})
