import { ownOrderSchema } from '@bieznik/contract/selling/own-order'
import { orderSchema } from '@bieznik/contract/selling/order'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { buildTestShop, type Reply } from '../../../test/shop.ts'
import { cartLines } from '../../platform/db/schema/cart.ts'
import { spacers } from '../../platform/db/schema/catalogue.ts'
import { orderExtras, orders } from '../../platform/db/schema/orders.ts'

const shop = await buildTestShop()
const jan = shop.asCustomer('jan')
const ewa = shop.asStaff('ewa')

const all = ['assembly', 'rings', 'bolts']
const assembly = { kind: 'assembly', detail: '' }
const rings = { kind: 'rings', detail: '66.6 × 57.1' }
const bolts = { kind: 'bolts', detail: 'M14x1.5, 48 mm' }

beforeEach(async () => {
  await shop.db.delete(cartLines)
  await shop.db
    .update(spacers)
    .set({ boreWheel: 57.1, system: 'through', boltsIncluded: 'no', boltLength: 48 })
    .where(eq(spacers.productId, ids.spacer))
})

const orderIn = ({ body }: Reply) => orderSchema.parse(body)

async function place(productIds: readonly number[], extras?: readonly string[]) {
  for (const id of productIds) await jan.add(id, 1)
  return orderIn(await jan.order(extras && { extras }))
}
const read = async (id: number) =>
  ownOrderSchema.parse((await jan.get(`/api/shop/people/jan/orders/${id}`)).body)

test('what the buyer asks for within the price stands on the order, for buyer and staff, and costs nothing', async () => {
  const order = await place([ids.tire, ids.wheel, ids.spacer], all)
  const wanted = [assembly, bolts, rings]
  expect(order.extras?.toSorted((one, other) => one.kind.localeCompare(other.kind))).toEqual(wanted)
  expect(order.total).toBe(41_250 + 29_900 + 14_999)
  expect((await read(order.id)).extras).toEqual(expect.arrayContaining(wanted))
  const named = { extras: expect.arrayContaining(wanted) }
  expect((await ewa.get(`/api/tires/orders/${order.id}`)).body).toMatchObject(named)
  expect((await ewa.get(`/api/tires/orders/documents?ids=${order.id}`)).body).toMatchObject([named])
})

test('only what was asked for is there, and only where the lines give a reason for it', async () => {
  expect((await place([ids.tire, ids.wheel])).extras).toBeUndefined()
  expect((await place([ids.tire, ids.wheel], ['rings'])).extras).toBeUndefined()
  expect((await place([ids.tire, ids.spacer], ['assembly', 'rings'])).extras).toBeUndefined()
  expect((await place([ids.inchTire, ids.wheel], ['assembly'])).extras).toBeUndefined()
  expect((await place([ids.wheel, ids.spacer], ['rings'])).extras).toEqual([rings])
})

test('what the shop does not offer is refused, and nothing is ordered', async () => {
  const modest = await shop.another({ offeredExtras: ['rings'] })
  const before = await shop.db.$count(orders)
  await jan.add(ids.tire, 1)
  await jan.add(ids.wheel, 1)
  expect(await modest.asCustomer('jan').order({ extras: ['rings', 'assembly'] })).toMatchObject({
    status: 400,
    body: { code: 'invalid_request', fields: [{ path: 'extras' }] },
  })
  expect(await jan.order({ extras: ['wax'] })).toMatchObject({
    status: 400,
    body: { code: 'invalid_request' },
  })
  expect(await shop.db.$count(orders)).toBe(before)
  await modest.app.close()
})

test.each([
  [ids.wheel, [bolts]],
  [ids.spacer, [assembly]],
  [ids.tire, [bolts, rings]],
])('with the line of product %i goes what needs it, and nothing else', async (productId, left) => {
  const { id, total } = await place([ids.tire, ids.wheel, ids.spacer], all)
  const { orderItems } = await read(id)
  const item = orderItems.find((each) => each.productId === productId)
  await jan.call('POST', `/api/tires/orders/${id}/lines/${item?.id}/cancel`)
  const order = await read(id)
  expect(order.extras).toEqual(expect.arrayContaining(left))
  expect(order.extras).toHaveLength(left.length)
  expect(order.total).toBe(total - (item?.price ?? 0))
})

test('a repeat of the order has it once, and a mail of it names it', async () => {
  for (const id of [ids.tire, ids.wheel]) await jan.add(id, 1)
  const key = crypto.randomUUID()
  const first = orderIn(await jan.order({ extras: ['assembly'] }, key))
  const again = orderIn(await jan.order({ extras: ['assembly'] }, key))
  expect([again.id, again.extras]).toEqual([first.id, [assembly]])
  expect(await shop.db.$count(orderExtras, eq(orderExtras.orderId, first.id))).toBe(1)
})
