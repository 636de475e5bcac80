import { MAX_PARCELS, parcelSchema, trackingUrl, type Parcel } from '@bieznik/contract/selling/parcel'
import { orderDetailSchema } from '@bieznik/contract/selling/order'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ids } from '../../../test/catalogue.ts'
import { orderIn, tally } from '../../../test/replies.ts'
import { buildTestShop, type Customer } from '../../../test/shop.ts'

const shop = await buildTestShop()
const jan = shop.asCustomer('jan')
const [ewa, adam] = [shop.asStaff('ewa'), shop.asStaff('adam')]

async function placeOrder(): Promise<number> {
  await jan.add(ids.inchTire, 2)
  return orderIn(await jan.order({ typeOfDelivery: 'shipping_to_customer' })).id
}

const pathOf = (orderId: number) => `/api/tires/orders/${orderId}`
const add = (who: Customer, orderId: number, differences: object = {}) =>
  who.call('POST', `${pathOf(orderId)}/parcels`, {
    body: { carrier: 'dpd', number: '0000 1234 5678', pieces: 2, grams: 18_500, ...differences },
  })
const parcelsIn = ({ body }: { body: unknown }): Parcel[] => z.array(parcelSchema).parse(body)
const read = async (orderId: number) => orderDetailSchema.parse((await jan.get(pathOf(orderId))).body)

test('the buyer sees every parcel of an order, alone and in the list, and the mail says where to follow it', async () => {
  const orderId = await placeOrder()
  expect((await read(orderId)).parcels).toBeUndefined()
  await add(ewa, orderId)
  const all = parcelsIn(
    await add(adam, orderId, { carrier: 'inpost', number: '520000012345678901234567', grams: null }),
  )
  expect(all).toMatchObject([
    { carrier: 'dpd', number: '000012345678', pieces: 2, grams: 18_500 },
    { carrier: 'inpost', grams: null },
  ])
  expect((await read(orderId)).parcels).toEqual(all)
  expect((await jan.get('/api/tires/orders/user/jan')).body).toContainEqual(
    expect.objectContaining({ id: orderId, parcels: all }),
  )
  const mail = z
    .object({ text: z.string() })
    .parse((await ewa.get(`${pathOf(orderId)}/status-mail?status=Sent`)).body)
  for (const parcel of all) expect(mail.text).toContain(`${parcel.number}, ${trackingUrl(parcel)}`)
})

test('a parcel is added once, however often it is sent, and the log says by whom', async () => {
  const orderId = await placeOrder()
  const replies = await Promise.all(Array.from({ length: 6 }, (_, at) => add(at % 2 ? ewa : adam, orderId)))
  expect(tally(replies)).toEqual({ '200': 6 })
  expect((await read(orderId)).parcels).toHaveLength(1)
  const { body } = await ewa.get(`${pathOf(orderId)}/work`)
  expect(body).toMatchObject({ log: [{ kind: 'parcel_added', detail: 'DPD 000012345678' }] })
})

test('a parcel is taken off, and once more is no failure; another order’s stays', async () => {
  const [one, other] = [await placeOrder(), await placeOrder()]
  const [parcel] = parcelsIn(await add(ewa, one))
  const remove = (orderId: number) => ewa.call('DELETE', `${pathOf(orderId)}/parcels/${parcel?.id}`)
  expect(await remove(other)).toMatchObject({ status: 200, body: [] })
  expect((await read(one)).parcels).toHaveLength(1)
  for (let time = 0; time < 2; time += 1) expect(await remove(one)).toMatchObject({ status: 200, body: [] })
  const { body } = await ewa.get(`${pathOf(one)}/work`)
  expect(body).toMatchObject({ log: [{ kind: 'parcel_added' }, { kind: 'parcel_removed', doneBy: 'ewa' }] })
})

test('an order has so many parcels at most', async () => {
  const orderId = await placeOrder()
  for (let at = 0; at < MAX_PARCELS; at += 1) await add(ewa, orderId, { number: `10000${at}` })
  expect(await add(ewa, orderId)).toMatchObject({ status: 400, body: { fields: [{ path: 'number' }] } })
})

test.each([{ carrier: 'pigeon' }, { number: '123' }, { number: 'a?b=1234567' }, { pieces: 0 }, { grams: 0 }])(
  '%j is refused',
  async (differences) => {
    expect(await add(ewa, 1, differences)).toMatchObject({ status: 400 })
  },
)

test('an order that is not there has no parcels', async () => {
  expect(await add(ewa, 999_999)).toMatchObject({ status: 404 })
})

test('parcels of many orders are added at once, each by itself, and those that cannot be are reported', async () => {
  const [one, other, full] = [await placeOrder(), await placeOrder(), await placeOrder()]
  for (let at = 0; at < MAX_PARCELS; at += 1) await add(ewa, full, { number: `20000${at}` })
  const parcel = { carrier: 'dpd', pieces: 2, grams: null }
  const parcels = [
    { ...parcel, orderId: one, number: '3000 0001' },
    { ...parcel, orderId: full, number: '30000002' },
    { ...parcel, orderId: 2_000_000_000, number: '30000003' },
    { ...parcel, orderId: other, number: '30000004' },
  ]
  const send = (body: object) => ewa.call('POST', '/api/tires/orders/parcels', { body })
  for (let time = 0; time < 2; time += 1)
    expect(await send({ parcels })).toMatchObject({
      status: 200,
      body: {
        added: [one, other],
        refused: [
          { orderId: full, code: 'invalid_request' },
          { orderId: 2_000_000_000, code: 'not_found' },
        ],
      },
    })
  expect((await read(one)).parcels).toMatchObject([{ number: '30000001' }])
  expect((await read(other)).parcels).toMatchObject([{ number: '30000004' }])
  const twice = parcels.map((each) => ({ ...each, number: '30000009' }))
  expect(await send({ parcels: twice })).toMatchObject({ status: 400 })
})

test('several parcels of one order are added at once; one that cannot be leaves the order named as refused', async () => {
  const [one, nearlyFull] = [await placeOrder(), await placeOrder()]
  for (let at = 1; at < MAX_PARCELS; at += 1) await add(ewa, nearlyFull, { number: `21000${at}` })
  const parcels = [one, nearlyFull].flatMap((orderId) =>
    [1, 2].map((at) => ({
      orderId,
      carrier: 'inpost',
      number: `4000${orderId}0${at}`,
      pieces: 2,
      grams: null,
    })),
  )
  expect(await ewa.call('POST', '/api/tires/orders/parcels', { body: { parcels } })).toMatchObject({
    status: 200,
    body: { added: [one], refused: [{ orderId: nearlyFull, code: 'invalid_request' }] },
  })
  expect((await read(one)).parcels).toMatchObject([
    { number: `4000${one}01`, pieces: 2 },
    { number: `4000${one}02`, pieces: 2 },
  ])
})
