import { MAX_PARCELS } from '@bieznik/contract/selling/parcel'
import { orderDetailSchema, type OrderDetail } from '@bieznik/contract/selling/order'
import { orderWorkSchema } from '@bieznik/contract/selling/order-work'
import { orderReturnsSchema } from '@bieznik/contract/money/refund'
import { statusOutcomesSchema } from '@bieznik/contract/selling/status-changes'
import { expect, test } from 'vitest'
import { orderIn, tally } from '../replies.ts'
import { buildTestShop, type Customer, type Reply, type Shop } from '../shop.ts'
import { addTires, listLedgerFaults } from '../stock.ts'
import { connectUnlockedDatabase } from '../unlocked-database.ts'

/* Two members of staff who do something with one order at the same moment: nothing is lost, and the second is refused. */

const shop = await buildTestShop()
const secondInstance = await shop.another()
/** The control: the same shop without the lock of the order. */
const unlocked = await buildTestShop()
const withoutLock = await unlocked.another({ db: connectUnlockedDatabase(unlocked.url) })

const ROUNDS = 8
const PIECES = 4

/** Both are at an instance of their own where orders are locked. */
const guarded = [shop.asStaff('ewa'), secondInstance.asStaff('adam')] as const
const unguarded = [withoutLock.asStaff('ewa'), withoutLock.asStaff('adam')] as const
type Two = readonly [Customer, Customer]

const pathOf = (orderId: number) => `/api/tires/orders/${orderId}`
const detailIn = ({ body }: Reply): OrderDetail => orderDetailSchema.parse(body)
const read = async (who: Customer, orderId: number) => detailIn(await who.get(pathOf(orderId)))
const workOf = async (who: Customer, orderId: number) =>
  orderWorkSchema.parse((await who.get(`${pathOf(orderId)}/work`)).body)
const returnsOf = async (who: Customer, orderId: number) =>
  orderReturnsSchema.parse((await who.get(`${pathOf(orderId)}/returns`)).body)

/** An order of some pieces of a tire of its own; delivered by default. */
async function place(at: Shop, status: 'Pending' | 'Delivered' = 'Delivered'): Promise<OrderDetail> {
  const [productId = 0] = await addTires(at.db, 1, 12)
  const buyer = at.asCustomer(`buyer-${productId}`)
  await buyer.add(productId, PIECES)
  const { id } = orderIn(await buyer.order({ typeOfDelivery: 'shipping_to_customer' }))
  const staff = at.asStaff('ola')
  if (status === 'Delivered') await staff.changeStatus({ orderId: String(id), status })
  return read(staff, id)
}

const post = (who: Customer, orderId: number, what: string, body: object) =>
  who.call('POST', `${pathOf(orderId)}/${what}`, {
    body,
    headers: { 'idempotency-key': crypto.randomUUID() },
  })

/** What comes of two acts on one order at once, so many times. */
async function race(
  at: Shop,
  two: Two,
  act: (who: Customer, order: OrderDetail, index: number) => Promise<Reply>,
  status?: 'Pending',
): Promise<{ order: OrderDetail; outcome: Record<string, number> }[]> {
  const rounds = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = await place(at, status)
    const replies = await Promise.all(two.map((who, index) => act(who, order, index)))
    rounds.push({ order, outcome: tally(replies) })
  }
  return rounds
}

const outcomesOf = (rounds: { outcome: Record<string, number> }[]) => rounds.map(({ outcome }) => outcome)
const eachTime = (outcome: Record<string, number>) => Array.from({ length: ROUNDS }, () => outcome)
const both = { '200': 2 }

async function manyAgainstOne(at: Shop, [ewa, adam]: Two) {
  const placed: number[] = []
  while (placed.length < ROUNDS) placed.push((await place(at, 'Pending')).id)
  const many = ewa.call('PATCH', '/api/tires/orders/status', {
    body: { status: 'In Processing', orders: placed.map((orderId) => ({ orderId, from: 'Pending' })) },
  })
  const single = placed.map(async (id) =>
    adam.changeStatus({ orderId: String(id), status: 'Canceled', from: 'Pending' }),
  )
  const [bulk, ...singles] = await Promise.all([many, ...single])
  const { changed, refused } = statusOutcomesSchema.parse(bulk.body)
  const histories = await Promise.all(placed.map(async (id) => (await read(ewa, id)).history.length))
  return { changed: changed.length, refused, singles: tally(singles), histories }
}

test('a status of many orders against that of one: each order changes once, and the other is refused', async () => {
  const { changed, refused, singles, histories } = await manyAgainstOne(shop, guarded)
  expect(histories).toEqual(histories.map(() => 2))
  expect(changed + (singles['200'] ?? 0)).toBe(ROUNDS)
  expect(refused.every(({ code }) => code === 'stale_status')).toBe(true)
  expect(refused).toHaveLength(singles['200'] ?? 0)
  expect(singles['409 stale_status'] ?? 0).toBe(changed)
  expect(await listLedgerFaults(shop.db)).toEqual([])
})

test('without the lock some orders change twice', async () => {
  const { histories } = await manyAgainstOne(unlocked, unguarded)
  expect(Math.max(...histories)).toBeGreaterThan(2)
})

const correct = async (who: Customer, { id, status, orderItems }: OrderDetail, index: number) =>
  post(who, id, 'corrections', {
    seen: { status, correction: null },
    reason: 'Ustalone',
    lines: [{ itemId: orderItems[0]?.id, quantity: index + 1 }],
  })

test('of two corrections one is made, and the other is refused', async () => {
  const rounds = await race(shop, guarded, correct, 'Pending')
  expect(outcomesOf(rounds)).toEqual(eachTime({ '200': 1, '409 changed_meanwhile': 1 }))
  expect(outcomesOf(await race(unlocked, unguarded, correct, 'Pending'))).toContainEqual(both)
})

const refund = async (who: Customer, { id, total }: OrderDetail) =>
  post(who, id, 'refunds', {
    what: { kind: 'amount', amount: (total - 100) / 100 },
    reason: 'Zwrot',
    seen: 0,
  })

test('of two refunds one is sent, and the other is refused; never more than was paid', async () => {
  const rounds = await race(shop, guarded, refund)
  expect(outcomesOf(rounds)).toEqual(eachTime({ '200': 1, '409 changed_meanwhile': 1 }))
  expect(outcomesOf(await race(unlocked, unguarded, refund))).toContainEqual(both)
})

const bring = async (who: Customer, { id, orderItems }: OrderDetail) =>
  post(who, id, 'returns', {
    lines: [{ itemId: orderItems[0]?.id, pieces: PIECES - 1, condition: 'stock' }],
    note: 'Nie ten rozmiar',
  })

test('of two returns of nearly all pieces one is taken, and the other is refused', async () => {
  const rounds = await race(shop, guarded, bring)
  expect(outcomesOf(rounds)).toEqual(eachTime({ '200': 1, '400 invalid_request': 1 }))
  expect(outcomesOf(await race(unlocked, unguarded, bring))).toContainEqual(both)
  expect(await listLedgerFaults(shop.db)).toEqual([])
})

test('a return and a refund at once both count, and both are in the log', async () => {
  const rounds = await race(shop, guarded, async (who, order, index) =>
    index === 0 ? bring(who, order) : refund(who, order),
  )
  expect(outcomesOf(rounds)).toEqual(eachTime(both))
  for (const { order } of rounds) {
    const { returns, refunded } = await returnsOf(guarded[0], order.id)
    expect([returns.length, refunded]).toEqual([1, order.total - 100])
    const { log } = await workOf(guarded[0], order.id)
    expect(log.map(({ kind }) => kind).toSorted()).toEqual(['goods_returned', 'refund_asked'])
  }
})

const hold = async (who: Customer, { id }: OrderDetail) =>
  who.call('PUT', `${pathOf(id)}/holder`, { body: { hold: true, seen: null } })

test('of two who take an order one holds it, and the other is refused', async () => {
  const rounds = await race(shop, guarded, hold, 'Pending')
  expect(outcomesOf(rounds)).toEqual(eachTime({ '200': 1, '409 changed_meanwhile': 1 }))
  expect(outcomesOf(await race(unlocked, unguarded, hold, 'Pending'))).toContainEqual(both)
})

const tag = async (who: Customer, { id }: OrderDetail, index: number) =>
  who.call('PUT', `${pathOf(id)}/tags`, { body: { tag: ['pilne', 'telefon'][index], has: true } })
const tagsOf = async (who: Customer, rounds: { order: OrderDetail }[]) =>
  Promise.all(rounds.map(async ({ order }) => (await workOf(who, order.id)).tags.toSorted()))

test('two tags, a note and a holder at once are all there', async () => {
  const rounds = await race(shop, guarded, tag, 'Pending')
  expect(await tagsOf(guarded[0], rounds)).toEqual(rounds.map(() => ['pilne', 'telefon']))
  const lost = await tagsOf(unguarded[0], await race(unlocked, unguarded, tag, 'Pending'))
  expect(lost.some((tags) => tags.length < 2)).toBe(true)

  const { id } = await place(shop, 'Pending')
  const [ewa, adam] = guarded
  const order = await read(ewa, id)
  await Promise.all([
    post(ewa, id, 'notes', { text: 'Dzwonić po 16' }),
    post(adam, id, 'notes', { text: 'Klient dzwonił' }),
    tag(ewa, order, 0),
    hold(adam, order),
  ])
  const { log, tags, heldBy } = await workOf(ewa, id)
  expect(log.map(({ kind }) => kind).toSorted()).toEqual(['held', 'note', 'note', 'tagged'])
  expect([tags, heldBy]).toEqual([['pilne'], 'adam'])
})

const parcel = (number: string) => ({ carrier: 'dpd', number, pieces: 1, grams: null })

async function addLast(where: Shop, two: Two) {
  const { id } = await place(where, 'Pending')
  for (let at = 1; at < MAX_PARCELS; at += 1) await post(two[0], id, 'parcels', parcel(`10000${at}`))
  const replies = await Promise.all(
    two.map(async (who, index) => post(who, id, 'parcels', parcel(`20000${index}`))),
  )
  return { outcome: tally(replies), parcels: (await read(two[0], id)).parcels?.length }
}

test('of two who add the last parcel that an order can have, one is refused as one too many', async () => {
  expect(await addLast(shop, guarded)).toEqual({
    outcome: { '200': 1, '400 invalid_request': 1 },
    parcels: MAX_PARCELS,
  })
  const without = []
  for (let round = 0; round < ROUNDS; round += 1) without.push((await addLast(unlocked, unguarded)).parcels)
  expect(without).toContain(MAX_PARCELS + 1)
})

test('one parcel that two add, each alone or with many, is there once', async () => {
  const { id } = await place(shop, 'Pending')
  const [ewa, adam] = guarded
  const same = parcel('30000001')
  const replies = await Promise.all([
    post(ewa, id, 'parcels', same),
    adam.call('POST', '/api/tires/orders/parcels', { body: { parcels: [{ ...same, orderId: id }] } }),
  ])
  expect(tally(replies)).toEqual(both)
  expect((await read(ewa, id)).parcels).toMatchObject([{ number: '30000001' }])
})
