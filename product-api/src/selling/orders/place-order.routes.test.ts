import { pickupDays } from '@bieznik/contract/selling/delivery-day'
import { groszeFromPln } from '@bieznik/contract/money/money'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { reached } from '../../../../tests/promises/reached.ts'
import { ids } from '../../../test/catalogue.ts'
import { orderIn } from '../../../test/replies.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { listLedgerFaults, stockOf } from '../../../test/stock.ts'
import { cartLines } from '../../platform/db/schema/cart.ts'
import { products } from '../../platform/db/schema/catalogue.ts'
import { isAbout, mailOutbox } from '../../platform/db/schema/mail-outbox.ts'
import { idempotencyKeys, orders } from '../../platform/db/schema/orders.ts'
import { stockLedger } from '../../platform/db/schema/stock-ledger.ts'

const changedTags: string[] = []
const shop = await buildTestShop({
  storefront: { changed: (tags) => changedTags.push(...tags), settled: async () => undefined },
})
const jan = shop.asCustomer('jan')

async function setProduct(id: number, change: Partial<typeof products.$inferInsert>): Promise<void> {
  await shop.db.update(products).set(change).where(eq(products.id, id))
}

/** Everything that an order could have left behind. */
async function traces() {
  const [ordered, ledger, mails, keys] = await Promise.all([
    shop.db.$count(orders),
    shop.db.$count(stockLedger),
    shop.db.$count(mailOutbox),
    shop.db.$count(idempotencyKeys),
  ])
  return { ordered, ledger, mails, keys, lines: (await jan.cart()).body }
}

beforeEach(async () => {
  await shop.db.delete(cartLines)
  changedTags.length = 0
})

// Shows S3.12, S3.13, S3.14, S3.15, S3.16, S4.2, S4.17, S4.26, S7.11, D5, D6a, D20a, D21a, D27a
test('an order takes the cart, with the present title, picture and price, and sends every notice', async () => {
  await jan.add(ids.tire, 4)
  await jan.add(ids.wheel, 1)
  const before = await stockOf(shop.db, ids.tire)
  const reply = await jan.order({ expectedTotal: 1949, language: 'en' })
  expect(reply).toMatchObject({
    status: 200,
    body: {
      userId: 'jan',
      status: 'Pending',
      deliveredAt: null,
      name: 'Jan Kowalski',
      firstAndLastName: 'Jan Kowalski',
      address: 'ul. Polna 1',
      country: 'Polska',
      orderDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      typeOfDelivery: 'delivery_with_assembly',
      typeOfPayment: 'payment_at_delivery',
      total: 1949,
      exchangeRate: { plnPerUsd: 3.9132, date: '2026-10-08' },
      orderItems: [
        {
          id: expect.any(Number),
          productId: ids.tire,
          title: 'Nadbieg Szuter AT 195/80 R15 96T',
          url: null,
          price: 412.5,
          quantity: 4,
        },
        {
          id: expect.any(Number),
          productId: ids.wheel,
          url: '/pictures/wheel.webp',
          price: 299,
          quantity: 1,
        },
      ],
    },
  })
  const { id } = orderIn(reply)
  expect(await stockOf(shop.db, ids.tire)).toBe((before ?? 0) - 4)
  expect((await jan.cart()).body).toEqual([])
  expect(await listLedgerFaults(shop.db)).toEqual([])
  expect(await shop.db.select().from(stockLedger).where(eq(stockLedger.orderId, id))).toMatchObject([
    { productId: ids.tire, change: -4, reason: 'order_placed', who: 'jan' },
    { productId: ids.wheel, change: -1, reason: 'order_placed', who: 'jan' },
  ])
  expect(await shop.db.select().from(mailOutbox).where(isAbout('orderId', id))).toMatchObject([
    {
      recipient: 'jan@example.com',
      language: 'en',
      kind: 'order_placed',
      about: { orderId: id, status: 'Pending' },
      sentAt: null,
    },
  ])
  expect(changedTags.toSorted()).toEqual(['product:1', 'product:6'])
})

test('the order keeps what it was placed with when the product changes', async () => {
  await jan.add(ids.inchTire, 1)
  const { id } = orderIn(await jan.order())
  await setProduct(ids.inchTire, { title: 'Renamed', url: '/new.webp' })
  expect((await jan.get(`/api/tires/orders/${id}`)).body).toMatchObject({
    orderItems: [{ title: 'Nadbieg Wykrot XT 31x10.50 R15', url: null, price: 500.1 }],
    history: [{ from: null, to: 'Pending', changedBy: 'jan' }],
  })
})

test.each([
  [{}, 'receipt'],
  [{ documentKind: '' }, 'receipt'],
  [{ documentKind: 'invoice' }, 'invoice'],
  [{ customerType: 'company', companyName: 'Opony sp. z o.o.', unn: '5260001246' }, 'invoice'],
  [
    {
      customerType: 'company',
      companyName: 'Opony sp. z o.o.',
      unn: '5260001246',
      documentKind: 'receipt',
    },
    'invoice',
  ],
])('an order with %j gets the document of sale: %s', async (wish, documentKind) => {
  await jan.add(ids.tire, 1)
  const reply = await jan.order(wish)
  expect(reply).toMatchObject({ status: 200, body: { documentKind } })
  const path = `/api/tires/orders/${orderIn(reply).id}`
  expect(await jan.get(path)).toMatchObject({ body: { documentKind } })
})

test('a company pays no more than the limit at the delivery; a person may, and a company up to it', async () => {
  await setProduct(ids.tire, { price: groszeFromPln(3_750), quantityInStock: 30 })
  const company = { customerType: 'company', companyName: 'Opony sp. z o.o.', unn: '5260001246' }
  await jan.add(ids.tire, 4)
  expect(await jan.order(company)).toMatchObject({ status: 200, body: { total: 15_000 } })
  await jan.add(ids.tire, 5)
  expect(await jan.order(company)).toMatchObject({
    status: 422,
    body: { code: 'payment_method_unavailable', fields: [{ path: 'typeOfPayment' }] },
  })
  expect(await jan.order()).toMatchObject({ status: 200, body: { total: 18_750 } })
  await setProduct(ids.tire, { price: groszeFromPln(412.5) })
})

// Shows S3.12, S3.16, S4.26, D20e
test('a company orders under its name, and goods may go to another address', async () => {
  await jan.add(ids.inchTire, 1)
  const reply = await jan.order({
    customerType: 'company',
    firstAndLastName: undefined,
    companyName: 'Transport Sp. z o.o.',
    unn: '5260001246',
    typeOfDelivery: 'shipping_to_another_address',
    alternativeAddress: { address: 'Magazynowa 7', city: 'Tarnów', postCode: '33-100', country: 'Polska' },
  })
  expect(reply).toMatchObject({
    status: 200,
    body: { name: 'Transport Sp. z o.o.', address: 'Magazynowa 7', city: 'Tarnów', postCode: '33-100' },
  })
})

test('an alternative address counts for no other delivery', async () => {
  await jan.add(ids.inchTire, 1)
  const alternativeAddress = {
    address: 'Magazynowa 7',
    city: 'Tarnów',
    postCode: '33-100',
    country: 'Polska',
  }
  expect((await jan.order({ alternativeAddress })).body).toMatchObject({
    address: 'ul. Polna 1',
    city: 'Kraków',
  })
})

test('a status in the payload is not believed', async () => {
  await jan.add(ids.inchTire, 1)
  expect((await jan.order({ status: 'Delivered' })).body).toMatchObject({ status: 'Pending' })
})

test('an empty cart is no order', async () => {
  expect(await jan.order()).toMatchObject({ status: 409, body: { code: 'cart_empty' } })
})

// Shows D16b, D19c
test('every line of which there is too little is named, and nothing is lost', async () => {
  await jan.add(ids.tire, 3)
  await jan.add(ids.scarceTire, 5)
  await jan.add(ids.spacer, 8)
  await setProduct(ids.scarceTire, { quantityInStock: 2 })
  await setProduct(ids.spacer, { quantityInStock: 0 })
  const before = await traces()
  expect(await jan.order({}, 'too-much')).toMatchObject({
    status: 409,
    body: {
      code: 'out_of_stock',
      fields: [
        { path: `items.${ids.scarceTire}`, message: '2 left' },
        { path: `items.${ids.spacer}`, message: '0 left' },
      ],
    },
  })
  expect(await traces()).toEqual(before)
  await setProduct(ids.scarceTire, { quantityInStock: 5 })
  await setProduct(ids.spacer, { quantityInStock: 8 })
})

// Shows D15b
test('a product that was archived meanwhile blocks the order', async () => {
  await jan.add(ids.tire, 1)
  await setProduct(ids.tire, { inArchive: true })
  const before = await traces()
  expect(await jan.order()).toMatchObject({
    status: 409,
    body: { code: 'not_for_sale', fields: [{ path: `items.${ids.tire}` }] },
  })
  expect(await traces()).toEqual(before)
  await setProduct(ids.tire, { inArchive: false })
})

// Shows D20d
test('a price that changed after it was shown is refused with the new figures', async () => {
  await jan.add(ids.inchTire, 2)
  const before = await traces()
  expect(await jan.order({ expectedTotal: 1000.19 }, 'changed')).toMatchObject({
    status: 409,
    body: {
      code: 'price_changed',
      fields: [
        { path: 'expectedTotal', message: 'now 1000.20 PLN' },
        { path: `items.${ids.inchTire}`, message: 'now 500.10 PLN' },
      ],
    },
  })
  expect(await traces()).toEqual(before)
  // The refusal has not burnt the key.
  expect((await jan.order({ expectedTotal: 1000.2 }, 'changed')).status).toBe(200)
  reached('price', 'another total: 409 with the new figures of the total and of each line')
  reached('intent', 'a refusal does not burn the key')
})

const elsewhere = shop.asCustomer('jan')

test.each<[string, () => Promise<unknown>, string]>([
  ['a higher price', () => setProduct(ids.inchTire, { price: groszeFromPln(510) }), 'now 1020.00 PLN'],
  ['a lower price', () => setProduct(ids.inchTire, { price: groszeFromPln(490) }), 'now 980.00 PLN'],
  ['another quantity on another device', () => elsewhere.changeQuantity(ids.inchTire, 3), 'now 1500.30 PLN'],
  ['one more line on another device', () => elsewhere.add(ids.wheel), 'now 1299.20 PLN'],
  ['a stock that fell', () => setProduct(ids.inchTire, { quantityInStock: 1 }), '1 left'],
  [
    'a product that went to the archive',
    () => setProduct(ids.inchTire, { inArchive: true }),
    'not sold any more',
  ],
])('%s between cart and order is refused with what is true now', async (what, change, answer) => {
  const { price, quantityInStock, inArchive } = products
  const [asItWas] = await shop.db
    .select({ price, quantityInStock, inArchive })
    .from(products)
    .where(eq(products.id, ids.inchTire))
  await jan.add(ids.inchTire, 2)
  await change()
  const before = await traces()
  const reply = await jan.order({ expectedTotal: 1000.2 })
  expect(reply.status).toBe(409)
  expect(reply.body).toMatchObject({
    fields: expect.arrayContaining([expect.objectContaining({ message: answer })]),
  })
  expect(await traces()).toEqual(before)
  await setProduct(ids.inchTire, asItWas ?? {})
  reached('price', `${what}: 409, ${answer}`)
})

// Shows D23a
test.each(['bank_transfer', 'paypal', 'przelewy24', 'transfer', 'credit_card'])(
  'paying by %s cannot be chosen and loses nothing',
  async (typeOfPayment) => {
    await jan.add(ids.inchTire, 1)
    const before = await traces()
    expect(await jan.order({ typeOfPayment })).toMatchObject({
      status: 422,
      body: { code: 'payment_method_unavailable', fields: [{ path: 'typeOfPayment' }] },
    })
    expect(await traces()).toEqual(before)
  },
)

const berlin = { address: 'Unter den Linden 1', city: 'Berlin', postCode: '10117', country: 'Niemcy' }

// Shows D38b
test.each([
  ['country', { ...berlin, typeOfDelivery: 'shipping_to_customer' }],
  ['country', { country: 'Atlantyda', typeOfDelivery: 'shipping_to_customer' }],
  [
    'alternativeAddress.country',
    { typeOfDelivery: 'shipping_to_another_address', alternativeAddress: berlin },
  ],
])(
  'an order to a country that is not delivered to is refused at %s and loses nothing',
  async (path, order) => {
    await jan.add(ids.inchTire, 1)
    const before = await traces()
    expect(await jan.order(order)).toMatchObject({
      status: 422,
      body: { code: 'country_not_delivered_to', fields: [{ path, message: 'one of PL' }] },
    })
    expect(await traces()).toEqual(before)
  },
)

test.each([
  ['by its name in any language', { country: 'Poland', typeOfDelivery: 'shipping_to_customer' }],
  ['by its code', { country: 'PL', typeOfDelivery: 'shipping_to_customer' }],
  ['of a buyer from abroad who fetches it', { ...berlin, typeOfDelivery: 'delivery_with_assembly' }],
  [
    'of a buyer from abroad who has it sent to Poland',
    {
      ...berlin,
      typeOfDelivery: 'shipping_to_another_address',
      alternativeAddress: { address: 'Rynek 5', city: 'Kraków', postCode: '30-001', country: 'Polska' },
    },
  ],
])('an order is taken to a country %s', async (_how, order) => {
  await jan.add(ids.inchTire, 1)
  expect(await jan.order(order)).toMatchObject({ status: 200, body: { status: 'Pending' } })
})

test('more countries are delivered to where the shop says so', async () => {
  const wider = (await shop.another({ deliveryCountries: ['PL', 'DE'] })).asCustomer('jan')
  await wider.add(ids.inchTire, 1)
  const reply = await wider.order({ ...berlin, typeOfDelivery: 'shipping_to_customer' })
  expect(reply).toMatchObject({ status: 200, body: { country: 'Niemcy' } })
})

// Shows D20c
test('a repeat with the same key answers the first order and does nothing', async () => {
  await jan.add(ids.inchTire, 1)
  const first = await jan.order({}, 'once')
  await jan.add(ids.tire, 1)
  const before = await traces()
  const repeat = await jan.order({}, 'once')
  expect(repeat).toMatchObject({ status: 200, body: first.body, headers: { 'idempotent-replayed': 'true' } })
  expect(first.headers).not.toHaveProperty('idempotent-replayed')
  expect(await traces()).toEqual(before)
})

test('the same key with another body is refused', async () => {
  await jan.add(ids.inchTire, 1)
  await jan.order({}, 'one-body')
  await jan.add(ids.inchTire, 1)
  expect(await jan.order({ city: 'Wieliczka' }, 'one-body')).toMatchObject({
    status: 422,
    body: { code: 'idempotency_key_reused' },
  })
  reached('intent', 'another body with the same key: 422')
})

test('keys belong to their user', async () => {
  const ola = shop.asCustomer('ola')
  await jan.add(ids.inchTire, 1)
  await ola.add(ids.inchTire, 1)
  const hers = await ola.order({}, 'shared')
  const his = await jan.order({}, 'shared')
  expect(his.headers).not.toHaveProperty('idempotent-replayed')
  expect(orderIn(his).id).not.toBe(orderIn(hers).id)
})

// Shows S5.22, S5.24, S5.26
test.each([
  ['a private person without a name', { firstAndLastName: undefined }, 'firstAndLastName'],
  ['a company without a name', { customerType: 'company', unn: '5260001246' }, 'companyName'],
  ['a blank street', { address: '   ' }, 'address'],
  ['a NUL in the city', { city: 'Kra\u0000ków' }, 'city'],
  ['half a surrogate pair', { city: '\ud800' }, 'city'],
  ['an order without e-mail', { email: undefined }, 'email'],
  ['an order without phone', { phone: undefined }, 'phone'],
  ['an order without city', { city: undefined }, 'city'],
  ['an order without postal code', { postCode: undefined }, 'postCode'],
  ['an order without country', { country: undefined }, 'country'],
  ['no e-mail', { email: 'jan at example' }, 'email'],
  ['a short phone number', { phone: '12345' }, 'phone'],
  ['an unknown delivery', { typeOfDelivery: 'pigeon' }, 'typeOfDelivery'],
  ['an unknown payment', { typeOfPayment: 'barter' }, 'typeOfPayment'],
  ['no other address', { typeOfDelivery: 'shipping_to_another_address' }, 'alternativeAddress'],
  ['a negative total', { expectedTotal: -1 }, 'expectedTotal'],
  ['a third of a grosz', { expectedTotal: 10.005 }, 'expectedTotal'],
  ['a price', { price: 1 }, ''],
  ['an unknown status', { status: 'gone' }, 'status'],
])('%s is refused and named', async (_what, differences, path) => {
  await jan.add(ids.inchTire, 1)
  const reply = await jan.order(differences)
  expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
  expect(reply.body).toMatchObject({ fields: expect.arrayContaining([expect.objectContaining({ path })]) })
  expect((await jan.cart()).body).toHaveLength(1)
})

test.each(['', 'x'.repeat(201), 'żółty', 'two words'])('the key %j is none', async (key) => {
  await jan.add(ids.inchTire, 1)
  expect(await jan.order({}, key)).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
})

// Shows D8b
test("another's cart cannot be ordered", async () => {
  await jan.add(ids.inchTire, 1)
  const ola = shop.asCustomer('ola')
  expect(await ola.order({ userId: 'jan' })).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  expect((await jan.cart()).body).toHaveLength(1)
})

const magazynowa = { address: 'Magazynowa 7', city: 'Tarnów', postCode: '33-100', country: 'Polska' }
const there = { ...magazynowa, recipient: 'Ola Nowak', phone: '600 700 800' }
const wishes = {
  contactPerson: 'Ewa Lis',
  courierNote: 'brama od podwórza',
  pickupDay: pickupDays(new Date())[0],
}
const company = { customerType: 'company', companyName: 'Opony SA', unn: '5261040828' }

test.each([
  [
    'sent elsewhere for a company',
    { ...company, typeOfDelivery: 'shipping_to_another_address', alternativeAddress: there },
    {
      contactPerson: 'Ewa Lis',
      recipient: 'Ola Nowak',
      recipientPhone: '600700800',
      courierNote: 'brama od podwórza',
      pickupDay: null,
      deliverBy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    },
  ],
  [
    'sent to a person',
    { typeOfDelivery: 'shipping_to_customer', alternativeAddress: there },
    {
      contactPerson: null,
      recipient: null,
      recipientPhone: null,
      courierNote: 'brama od podwórza',
      pickupDay: null,
      deliverBy: expect.any(String),
    },
  ],
  [
    'fetched',
    { typeOfDelivery: 'delivery_with_assembly' },
    { recipient: null, courierNote: null, pickupDay: wishes.pickupDay, deliverBy: null },
  ],
])('of the wishes the order that is %s stores what belongs to it', async (_way, differences, stored) => {
  await jan.add(ids.tire, 1)
  const reply = await jan.order({ ...wishes, ...differences })
  expect(reply.body).toMatchObject(stored)
  expect((await jan.get(`/api/tires/orders/${orderIn(reply).id}`)).body).toMatchObject(stored)
})

test.each(['2020-01-02', '9999-12-31', '2026-02-30', 'tomorrow'])(
  'an order to be fetched on %s is refused at its field',
  async (pickupDay) => {
    await jan.add(ids.tire, 1)
    const reply = await jan.order({ typeOfDelivery: 'delivery_with_assembly', pickupDay })
    expect(reply).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', fields: [{ path: 'pickupDay' }] },
    })
  },
)
