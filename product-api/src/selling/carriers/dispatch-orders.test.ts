import { randomUUID } from 'node:crypto'
import { dispatchOrdersSchema, type DispatchOrders } from '@bieznik/contract/selling/dispatch-order'
import { shipmentsSchema } from '@bieznik/contract/selling/shipment'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { startTestInpost } from '../../../test/inpost.ts'
import { orderIn } from '../../../test/replies.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { dispatchedShipments, dispatchOrders } from '../../platform/db/schema/dispatch-orders.ts'
import { shipments } from '../../platform/db/schema/shipments.ts'

const inpost = await startTestInpost()
const shop = await buildTestShop({ carriers: [inpost.carrier] })
const jan = shop.asCustomer('jan')
const ewa = shop.asStaff('ewa', 'warehouse')

const parcel = { pieces: 1, grams: 9_500, length: 640, width: 640, height: 200, isNonStandard: true }

/** An order whose parcel has its label. */
async function readyOrder(): Promise<number> {
  await jan.add(ids.inchTire, 1)
  const form = { typeOfDelivery: 'shipping_to_customer', address: 'Polna 1', postCode: '42-200' }
  const orderId = orderIn(await jan.order(form)).id
  const body = { carrier: 'inpost', key: randomUUID(), orders: [{ orderId, parcels: [parcel] }] }
  await ewa.call('POST', '/api/shipments', { body })
  await laterParcels()
  await laterParcels()
  return orderId
}

async function laterParcels(): Promise<void> {
  await shop.db.update(shipments).set({ dueAt: sql`now() - interval '1 second'`, leasedUntil: null })
  await inpost.follow(shop.db)
}

/** As if the time had passed after which each courier is looked at again. */
async function later(): Promise<void> {
  await shop.db.update(dispatchOrders).set({ dueAt: sql`now() - interval '1 second'` })
  await inpost.followCouriers(shop.db)
}

const orderCourier = (key: string = randomUUID()) =>
  ewa.call('POST', '/api/dispatch-orders', { body: { carrier: 'inpost', key } })

const read = ({ body }: { body: unknown }): DispatchOrders => dispatchOrdersSchema.parse(body)
const look = async () => read(await ewa.get('/api/dispatch-orders'))
const ready = async () => (await look()).carriers[0]?.ready

async function courierOf(orderId: number) {
  const { orders } = shipmentsSchema.parse((await ewa.get(`/api/shipments?orders=${orderId}`)).body)
  return orders[0]?.shipments[0]?.courier
}

beforeEach(async () => {
  await inpost.heal()
  await shop.db.delete(dispatchedShipments)
  await shop.db.delete(dispatchOrders)
  await shop.db.update(shipments).set({ state: 'delivered' })
})

describe('a courier', () => {
  test('is ordered once for every parcel that is ready, and followed until it was there', async () => {
    const [one, two] = [await readyOrder(), await readyOrder()]
    expect(await look()).toMatchObject({ carriers: [{ carrier: 'inpost', ready: 2 }], dispatchOrders: [] })
    expect(await courierOf(one)).toBeNull()
    const asked = read(await orderCourier())
    expect(asked).toMatchObject({
      carriers: [{ ready: 0 }],
      dispatchOrders: [{ state: 'asked', parcels: 2, carrierId: null }],
    })
    await later()
    await later()
    expect((await look()).dispatchOrders).toMatchObject([{ state: 'accepted', problem: null }])
    expect([await courierOf(one), await courierOf(two)]).toEqual(['accepted', 'accepted'])
    const [known, ...rest] = await inpost.couriers()
    expect(known?.shipments).toHaveLength(2)
    expect(rest).toEqual([])
    await inpost.moveCourier(known?.id ?? 0, 'done')
    await later()
    expect((await look()).dispatchOrders).toMatchObject([{ state: 'done', carrierStatus: 'done' }])
    // A parcel that gets its label later is for another one.
    await readyOrder()
    expect(await ready()).toBe(1)
  })

  test('is one, however often the same call is made, whoever else asks, and however many processes follow it', async () => {
    await readyOrder()
    const before = (await inpost.couriers()).length
    const key = randomUUID()
    const calls = await Promise.all([
      ...Array.from({ length: 5 }, () => orderCourier(key)),
      ...Array.from({ length: 5 }, () => orderCourier()),
    ])
    expect(calls.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([])
    expect((await look()).dispatchOrders).toHaveLength(1)
    await Promise.all(Array.from({ length: 6 }, () => inpost.followCouriers(shop.db)))
    await later()
    expect((await inpost.couriers()).length - before).toBe(1)
  })

  test.each(['cut', 'slow'])(
    'whose answer is lost (%s) after InPost has the order comes once',
    async (kind) => {
      await readyOrder()
      const before = (await inpost.couriers()).length
      await orderCourier()
      await inpost.fault({ operation: 'order_courier', kind, delayMs: 2_000 })
      await inpost.followCouriers(shop.db)
      expect((await look()).dispatchOrders).toMatchObject([{ state: 'asked', problem: 'away' }])
      expect(await ready()).toBe(0)
      // Looking for it fails as well, and is no reason to order another.
      await inpost.fault({ operation: 'list_couriers', kind: kind === 'cut' ? 'fail' : 'refuse' })
      await later()
      expect((await look()).dispatchOrders).toMatchObject([{ state: 'asked', problem: 'away' }])
      await later()
      await later()
      expect((await look()).dispatchOrders).toMatchObject([{ state: 'accepted', problem: null }])
      expect((await inpost.couriers()).length - before).toBe(1)
    },
  )

  test('who was not ordered because InPost was away is ordered later', async () => {
    await readyOrder()
    await orderCourier()
    await inpost.fault({ operation: 'order_courier', kind: 'fail' })
    await later()
    expect((await look()).dispatchOrders).toMatchObject([{ state: 'asked', problem: 'away' }])
    await later()
    await later()
    expect((await look()).dispatchOrders).toMatchObject([{ state: 'accepted', problem: null }])
  })

  test('that InPost refuses is reported with the reason, and the parcels wait for another', async () => {
    const orderId = await readyOrder()
    await orderCourier()
    await inpost.fault({ operation: 'order_courier', kind: 'refuse' })
    await later()
    expect(await look()).toMatchObject({
      carriers: [{ ready: 1 }],
      dispatchOrders: [{ state: 'refused', problem: 'account' }],
    })
    expect(await courierOf(orderId)).toBe('refused')
    await orderCourier()
    await later()
    await later()
    expect(await courierOf(orderId)).toBe('accepted')
    expect(await ready()).toBe(0)
  })

  test.each([
    ['rejected', { state: 'refused', problem: 'rejected' }],
    ['canceled', { state: 'canceled', problem: null }],
  ])('whom InPost has %s afterwards leaves the parcels for another', async (status, expected) => {
    await readyOrder()
    await orderCourier()
    await later()
    await inpost.moveCourier((await inpost.couriers()).at(-1)?.id ?? 0, status)
    await later()
    expect(await look()).toMatchObject({ carriers: [{ ready: 1 }], dispatchOrders: [expected] })
  })

  test('with a status that the shop does not know waits for a person', async () => {
    await readyOrder()
    await orderCourier()
    await later()
    await inpost.moveCourier((await inpost.couriers()).at(-1)?.id ?? 0, 'lost_in_space')
    await later()
    expect((await look()).dispatchOrders).toMatchObject([
      { problem: 'unknown_status', carrierStatus: 'lost_in_space' },
    ])
  })

  test('who left a parcel behind a day ago can be ordered again for it', async () => {
    await readyOrder()
    await orderCourier()
    await later()
    await later()
    expect(await ready()).toBe(0)
    await shop.db.update(dispatchOrders).set({ askedAt: sql`now() - interval '25 hours'` })
    expect(await ready()).toBe(1)
  })

  test('is not ordered for nothing, nor for parcels that are not to leave', async () => {
    expect(await orderCourier()).toMatchObject({ status: 409, body: { code: 'status_not_allowed' } })
    const orderId = await readyOrder()
    await ewa.changeStatus({ orderId: `${orderId}`, status: 'Canceled' })
    await readyOrder()
    await shop.db.execute(
      sql`update shipments set problem = 'too_late' where state = 'ready' and order_id <> ${orderId}`,
    )
    expect(await ready()).toBe(0)
  })
})

test('a carrier that collects by agreement is sent no courier', async () => {
  const standing = await shop.another({ carriers: [inpost.standing] })
  const staff = standing.asStaff('ewa', 'warehouse')
  expect(read(await staff.get('/api/dispatch-orders')).carriers).toEqual([])
  const body = { carrier: 'inpost', key: randomUUID() }
  expect(await staff.call('POST', '/api/dispatch-orders', { body })).toMatchObject({ status: 400 })
})
