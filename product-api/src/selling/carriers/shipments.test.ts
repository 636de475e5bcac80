import { randomUUID } from 'node:crypto'
import { orderDetailSchema } from '@bieznik/contract/selling/order'
import {
  askedShipmentsSchema,
  shipmentsSchema,
  type OrderShipments,
} from '@bieznik/contract/selling/shipment'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { reached } from '../../../../tests/promises/reached.ts'
import { ids } from '../../../test/catalogue.ts'
import { startTestInpost } from '../../../test/inpost.ts'
import { orderIn } from '../../../test/replies.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { shipments } from '../../platform/db/schema/shipments.ts'

const inpost = await startTestInpost()
const shop = await buildTestShop({ carriers: [inpost.carrier] })
const jan = shop.asCustomer('jan')
const ewa = shop.asStaff('ewa', 'warehouse')

const parcel = { pieces: 2, grams: 18_500, length: 640, width: 640, height: 400 }

async function placeOrder(differences: object = {}): Promise<number> {
  await jan.add(ids.inchTire, 2)
  const form = {
    typeOfDelivery: 'shipping_to_customer',
    address: 'Polna 1',
    postCode: '42-200',
    ...differences,
  }
  return orderIn(await jan.order(form)).id
}

const ask = (
  orders: readonly { orderId: number; parcels?: object[]; address?: object }[],
  key: string = randomUUID(),
  who = ewa,
) =>
  who.call('POST', '/api/shipments', {
    body: { carrier: 'inpost', key, orders: orders.map((order) => ({ parcels: [parcel], ...order })) },
  })

const refusedIn = ({ body }: { body: unknown }) => askedShipmentsSchema.parse(body).refused

async function look(orderId: number): Promise<OrderShipments> {
  const { orders } = shipmentsSchema.parse((await ewa.get(`/api/shipments?orders=${orderId}`)).body)
  const [found] = orders
  if (!found) throw new Error('there is no such order')
  return found
}

/** As if the time had passed after which each is looked at again. */
async function later(): Promise<void> {
  await shop.db.update(shipments).set({ dueAt: sql`now() - interval '1 second'`, leasedUntil: null })
  await inpost.follow(shop.db)
}

async function made(orderId: number) {
  await ask([{ orderId }])
  await later()
  await later()
  return look(orderId)
}

const ofReference = async (orderId: number) =>
  (await inpost.books()).filter(({ reference }) => reference.startsWith(`B${orderId}-`))

beforeEach(() => inpost.heal())

describe('a parcel that is asked for', () => {
  test('gets its number and its label, becomes a parcel of the order, and is followed until it arrives', async () => {
    const orderId = await placeOrder()
    expect((await look(orderId)).proposed).toMatchObject([{ pieces: 2 }])
    expect(refusedIn(await ask([{ orderId }]))).toEqual([])
    expect(await look(orderId)).toMatchObject({
      shipments: [{ state: 'asked', hasLabel: false }],
      proposed: [],
    })
    await later()
    await later()
    const { shipments: own } = await look(orderId)
    expect(own).toMatchObject([{ state: 'ready', hasLabel: true, problem: null, pieces: 2, grams: 18_500 }])
    const [shipment] = own
    const order = orderDetailSchema.parse((await jan.get(`/api/tires/orders/${orderId}`)).body)
    expect(order.parcels).toMatchObject([
      { carrier: 'inpost', number: shipment?.number, pieces: 2, grams: 18_500 },
    ])
    const label = await ewa.get(`/api/shipments/${shipment?.id}/label`)
    expect(label).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } })
    const [known] = await ofReference(orderId)
    await inpost.move(known?.id ?? 0, 'undelivered_wrong_address')
    await later()
    expect(await look(orderId)).toMatchObject({
      shipments: [{ state: 'problem', carrierStatus: 'undelivered_wrong_address' }],
    })
    await inpost.move(known?.id ?? 0, 'delivered')
    await later()
    // The content of the label is stored no longer than it is of use.
    expect(await look(orderId)).toMatchObject({ shipments: [{ state: 'delivered', hasLabel: false }] })
  })

  test('carries who receives it, and collects what is due once', async () => {
    const orderId = await placeOrder({ courierNote: 'Domofon 7', phone: '+48 600 100 200' })
    const half = { ...parcel, pieces: 1 }
    await ask([{ orderId, parcels: [half, half] }])
    await later()
    const sent = await ofReference(orderId)
    expect(sent).toMatchObject([
      {
        service: 'inpost_courier_standard',
        comments: 'Domofon 7',
        receiver: {
          phone: '600100200',
          address: { street: 'Polna', building_number: '1', post_code: '42-200', country_code: 'PL' },
        },
        sender: {
          company_name: 'Bieżnik Sp. z o.o.',
          phone: '345550187',
          address: { street: 'ul. Kauczukowa', building_number: '14', post_code: '42-207' },
        },
        parcels: [{ weight: { amount: 18.5, unit: 'kg' }, dimensions: { length: 640, unit: 'mm' } }],
      },
      { reference: sent[1]?.reference },
    ])
    const { shipments: own } = await look(orderId)
    const order = orderDetailSchema.parse((await jan.get(`/api/tires/orders/${orderId}`)).body)
    expect(own.map(({ collects }) => collects)).toEqual([order.due, 0])
    expect(sent[0]).toMatchObject({ cod: { currency: 'PLN' }, insurance: { currency: 'PLN' } })
    expect(sent[1]).not.toHaveProperty('cod')
    // The company file names no person.
    expect(sent[0]).not.toHaveProperty('sender.first_name')
    // Each parcel is insured for its half of the goods, and for what is collected with it.
    const goods = order.orderItems.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
    expect(sent).toMatchObject([
      { insurance: { amount: order.due / 100 } },
      { insurance: { amount: Math.ceil(goods / 2) / 100 } },
    ])
  })

  test('for a company that names nobody has no first and last name', async () => {
    const company = { customerType: 'company', companyName: 'Warsztat Zenka Sp. z o.o.', unn: '5260250274' }
    const nobody = await placeOrder(company)
    const somebody = await placeOrder({ ...company, contactPerson: 'Zenon Nowak' })
    await ask([{ orderId: nobody }, { orderId: somebody }])
    await later()
    const [first] = await ofReference(nobody)
    expect(first).toMatchObject({ receiver: { company_name: 'Warsztat Zenka Sp. z o.o.' } })
    expect(first).not.toHaveProperty('receiver.first_name')
    expect(await ofReference(somebody)).toMatchObject([
      { receiver: { first_name: 'Zenon', last_name: 'Nowak' } },
    ])
  })

  test('whose status the shop does not know waits for a person', async () => {
    const orderId = await placeOrder()
    await made(orderId)
    const [known] = await ofReference(orderId)
    await inpost.move(known?.id ?? 0, 'sent_to_the_moon')
    await later()
    expect(await look(orderId)).toMatchObject({
      shipments: [{ state: 'problem', problem: 'unknown_status', carrierStatus: 'sent_to_the_moon' }],
    })
    await inpost.move(known?.id ?? 0, 'out_for_delivery')
    await later()
    expect(await look(orderId)).toMatchObject({ shipments: [{ state: 'on_way', problem: null }] })
  })

  test('is one, however often the same call is made and however many processes follow it', async () => {
    const orderId = await placeOrder()
    const key = randomUUID()
    await Promise.all(Array.from({ length: 6 }, () => ask([{ orderId }], key)))
    expect((await look(orderId)).shipments).toHaveLength(1)
    await Promise.all(Array.from({ length: 6 }, () => inpost.follow(shop.db)))
    await later()
    const known = await ofReference(orderId)
    expect(known).toHaveLength(1)
    reached('shipment', `the same call 6 times and 6 processes at once: ${known.length} shipment`)
    expect(refusedIn(await ask([{ orderId }]))).toEqual([{ orderId, reason: 'too_many' }])
  })
})

describe('a carrier', () => {
  test.each(['cut', 'slow'])(
    'whose answer is lost (%s) after it made the shipment makes no second one',
    async (kind) => {
      const orderId = await placeOrder()
      await ask([{ orderId }])
      await inpost.fault({ operation: 'create', kind, delayMs: 2_000 })
      await inpost.follow(shop.db)
      expect(await look(orderId)).toMatchObject({ shipments: [{ state: 'asked', problem: 'away' }] })
      // Looking for it fails as well, and is no reason to make another.
      await inpost.fault({ operation: 'list', kind: kind === 'cut' ? 'fail' : 'refuse' })
      await later()
      expect(await look(orderId)).toMatchObject({ shipments: [{ state: 'asked' }] })
      await later()
      await later()
      const { shipments: own } = await look(orderId)
      expect(own).toMatchObject([{ state: 'ready', problem: null }])
      const known = await ofReference(orderId)
      expect(known).toHaveLength(1)
      reached('shipment', `answer lost (${kind}), the look for it failing too: ${known.length} shipment`)
    },
  )

  test('that is away is asked again, and a label that did not come is fetched later', async () => {
    const orderId = await placeOrder()
    await ask([{ orderId }])
    await inpost.fault({ operation: 'create', kind: 'fail' })
    // More than once: the carrier gives the number with the creation or only afterwards, and the label is asked for from then on.
    await inpost.fault({ operation: 'label', kind: 'fail', times: 9 })
    await later()
    expect(await look(orderId)).toMatchObject({ shipments: [{ state: 'asked', problem: 'away' }] })
    await later()
    await later()
    expect(await look(orderId)).toMatchObject({
      shipments: [{ state: 'ready', hasLabel: false, problem: 'away' }],
    })
    await inpost.heal()
    await later()
    expect(await look(orderId)).toMatchObject({
      shipments: [{ state: 'ready', hasLabel: true, problem: null }],
    })
    expect(await ofReference(orderId)).toHaveLength(1)
  })

  test.each([
    ['address', { postCode: '00-000' }, {}, 'receiver.address.post_code'],
    ['parcel', {}, { grams: 60_000 }, 'parcels.weight.amount'],
    ['parcel', {}, { length: 3_600 }, 'parcels.dimensions.length'],
  ])(
    'that refuses says what is wrong (%s), and it can be asked for anew',
    async (problem, form, packed, field) => {
      const orderId = await placeOrder(form)
      await ask([{ orderId, parcels: [{ ...parcel, ...packed }] }])
      await later()
      const { shipments: own, proposed } = await look(orderId)
      expect(own).toMatchObject([{ state: 'refused', problem, problemFields: [field] }])
      expect(proposed).toMatchObject([{ pieces: 2 }])
      expect(refusedIn(await ask([{ orderId }]))).toEqual([])
    },
  )

  test('that offers nothing for a parcel, or refuses the account, says so', async () => {
    const orderId = await placeOrder({ postCode: '99-990' })
    expect((await made(orderId)).shipments).toMatchObject([{ state: 'refused', problem: 'no_offer' }])
    const other = await placeOrder()
    await ask([{ orderId: other }])
    await inpost.fault({ operation: 'create', kind: 'refuse' })
    await later()
    expect(await look(other)).toMatchObject({ shipments: [{ state: 'refused', problem: 'account' }] })
    await expect(inpost.stranger.get('1')).rejects.toMatchObject({ problem: 'account' })
  })
})

describe('what no courier can use as the buyer wrote it', () => {
  test.each(['+4912345678901', '1234567'])(
    'the phone %s is reported before the carrier is called',
    async (phone) => {
      const orderId = await placeOrder({ phone })
      expect(await look(orderId)).toMatchObject({ unclear: { address: null, phone } })
      expect(refusedIn(await ask([{ orderId }]))).toEqual([{ orderId, reason: 'phone' }])
      expect((await look(orderId)).shipments).toEqual([])
    },
  )

  test('an address is split by staff, and goes out as they did', async () => {
    const address = 'os. Kościuszkowskie bl. 3 m. 12'
    const orderId = await placeOrder({ address })
    expect(await look(orderId)).toMatchObject({ unclear: { address, phone: null } })
    expect(refusedIn(await ask([{ orderId }]))).toEqual([{ orderId, reason: 'address' }])
    const split = { street: 'os. Kościuszkowskie', building: 'bl. 3 m. 12' }
    expect(refusedIn(await ask([{ orderId, address: split }]))).toEqual([])
    await later()
    expect(await ofReference(orderId)).toMatchObject([
      { receiver: { address: { street: split.street, building_number: split.building } } },
    ])
  })

  test('is not asked for where nothing is sent', async () => {
    const orderId = await placeOrder({ typeOfDelivery: 'delivery_with_assembly', phone: '1234567' })
    expect(await look(orderId)).toMatchObject({ canShip: false, unclear: { address: null, phone: null } })
  })
})

test('an order that was delivered without a label is not proposed to a carrier any more', async () => {
  const orderId = await placeOrder()
  await ewa.changeStatus({ orderId: `${orderId}`, status: 'Delivered' })
  expect((await look(orderId)).proposed).toEqual([])
})

describe('taking a shipment back', () => {
  const cancel = async (orderId: number) =>
    ewa.call('DELETE', `/api/shipments/${(await look(orderId)).shipments[0]?.id}`)

  test('ends one that the carrier was never asked for, and the pieces can be packed again', async () => {
    const orderId = await placeOrder()
    await ask([{ orderId }])
    for (let time = 0; time < 2; time += 1) expect(await cancel(orderId)).toMatchObject({ status: 200 })
    await later()
    expect(await look(orderId)).toMatchObject({
      shipments: [{ state: 'canceled' }],
      proposed: [{ pieces: 2 }],
    })
    expect(await ofReference(orderId)).toEqual([])
  })

  test('ends one at the carrier whose creation was never answered', async () => {
    const orderId = await placeOrder()
    await ask([{ orderId }])
    await inpost.fault({ operation: 'create', kind: 'cut' })
    await later()
    const [known] = await ofReference(orderId)
    await inpost.move(known?.id ?? 0, 'offers_prepared')
    expect(await cancel(orderId)).toMatchObject({ status: 200, body: [{ isCanceling: true }] })
    await later()
    await inpost.move(known?.id ?? 0, 'offers_prepared')
    await later()
    expect(await look(orderId)).toMatchObject({ shipments: [{ state: 'canceled', isCanceling: false }] })
    expect((await ofReference(orderId))[0]).toMatchObject({ moved_to: 'canceled' })
  })

  test('is refused by the carrier once it is bought, and the shipment stays as it is', async () => {
    const orderId = await placeOrder()
    await made(orderId)
    await cancel(orderId)
    await later()
    expect(await look(orderId)).toMatchObject({
      shipments: [{ state: 'ready', problem: 'too_late', isCanceling: false, hasLabel: true }],
    })
    const [known] = await ofReference(orderId)
    await inpost.move(known?.id ?? 0, 'out_for_delivery')
    await later()
    expect(await cancel(orderId)).toMatchObject({ status: 409, body: { code: 'status_not_allowed' } })
  })
})

test('several orders are asked for at once, and each that cannot be is named with why', async () => {
  const [one, fetched, abroad, canceled] = [
    await placeOrder(),
    await placeOrder({ typeOfDelivery: 'delivery_with_assembly' }),
    await placeOrder(),
    await placeOrder(),
  ]
  await shop.db.execute(sql`update orders set country = 'Niemcy' where id = ${abroad}`)
  await ewa.changeStatus({ orderId: `${canceled}`, status: 'Canceled' })
  const orders = [one, fetched, abroad, canceled, 999_999].map((orderId) => ({ orderId }))
  expect(refusedIn(await ask(orders))).toEqual([
    { orderId: fetched, reason: 'not_shipped' },
    { orderId: abroad, reason: 'country' },
    { orderId: canceled, reason: 'canceled' },
    { orderId: 999_999, reason: 'not_found' },
  ])
  expect((await look(one)).shipments).toHaveLength(1)
})

test('without an account at the carrier nothing is asked, and parcels are entered by hand as before', async () => {
  const bare = await shop.another({ carriers: [] })
  const orderId = await placeOrder()
  expect(await ask([{ orderId }], randomUUID(), bare.asStaff('ewa'))).toMatchObject({ status: 400 })
  expect((await bare.asStaff('ewa').get(`/api/shipments?orders=${orderId}`)).body).toMatchObject({
    carriers: [],
  })
})

test('the labels of several orders come in one file, and a carrier that is away is reported', async () => {
  const orderIds = [await placeOrder(), await placeOrder()]
  const path = `/api/shipments/labels?orders=${orderIds.join(',')}`
  expect(await ewa.get(path)).toMatchObject({ status: 404 })
  for (const orderId of orderIds) await made(orderId)
  expect(await ewa.get(path)).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } })
  const carrierIds = (await inpost.books()).slice(-2).map(({ id }) => String(id))
  expect(String(await inpost.carrier.labels(carrierIds))).toContain('/Count 2')
  await inpost.fault({ operation: 'label', kind: 'fail' })
  expect(await ewa.get(path)).toMatchObject({ status: 503, body: { code: 'unavailable' } })
})

test('a label that is not there is not found', async () => {
  expect(await ewa.get('/api/shipments/999999/label')).toMatchObject({ status: 404 })
  expect(await ewa.call('DELETE', '/api/shipments/999999')).toMatchObject({ status: 404 })
})
