// Shows D36c

import { and, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cartSchema } from '@bieznik/contract/selling/cart'
import { grosze } from '@bieznik/contract/money/money'
import { ids } from '../../../test/catalogue.ts'
import { orderIn } from '../../../test/replies.ts'
import { buildTestShop, type Customer } from '../../../test/shop.ts'
import { customerToken, guestToken, tokens } from '../../../test/tokens.ts'
import { consents } from '../../platform/db/schema/consents.ts'
import { opinions } from '../../platform/db/schema/opinions.ts'
import { orderItems, orders } from '../../platform/db/schema/orders.ts'
import { payments } from '../../platform/db/schema/payments.ts'
import { listPersonalRows } from './accounts.queries.ts'

const shop = await buildTestShop()

/** Each test has people of its own. */
let people = 0
function newPeople(): { guest: Customer; jan: Customer } {
  people += 1
  return { guest: shop.asGuest(`guest-${people}`), jan: shop.asCustomer(`jan-${people}`) }
}

const takeOver = (jan: Customer, token: string) =>
  jan.call('POST', `/api/shop/people/${jan.uid}/guest`, { body: { guestToken: token } })

const cartOf = async (person: Customer): Promise<[productId: number, quantity: number][]> => {
  const lines = cartSchema.parse((await person.cart()).body)
  return lines.map(({ product, quantity }) => [product.id, quantity])
}

test('a person without an account has a cart and places orders', async () => {
  const { guest } = newPeople()
  await guest.add(ids.tire, 4)
  const order = orderIn(await guest.order({ consentCommercial: true }))
  expect(await guest.get(`/api/tires/orders/${order.id}`)).toMatchObject({
    status: 200,
    body: { id: order.id },
  })
  expect(await guest.get('/api/tires/orders')).toMatchObject({ status: 403 })
})

test('the account takes over everything that is the guest’s', async () => {
  const { guest, jan } = newPeople()
  await guest.add(ids.tire, 1)
  const { id } = orderIn(await guest.order({ consentCommercial: true }, `key-${guest.uid}`))
  await guest.add(ids.wheel, 2)
  const [item] = await shop.db
    .select({ id: orderItems.id })
    .from(orderItems)
    .where(eq(orderItems.orderId, id))
  await shop.db.insert(opinions).values({
    orderItemId: item?.id ?? 0,
    productId: ids.tire,
    userId: guest.uid,
    rating: 4,
    text: 'good',
    language: 'en',
  })
  await shop.db.insert(payments).values({
    userId: guest.uid,
    idempotencyKey: `payment-${guest.uid}`,
    amount: grosze(39_132),
    usdCents: 10_000,
    plnPerUsd: 3.9132,
    exchangeRateDate: '2026-10-09',
  })
  const before = await listPersonalRows(shop.db, guest.uid)
  expect(await takeOver(jan, guestToken(guest.uid))).toMatchObject({
    status: 200,
    body: { lines: 1, orders: 1 },
  })
  for (const rows of Object.values(await listPersonalRows(shop.db, guest.uid))) expect(rows).toEqual([])
  const after = await listPersonalRows(shop.db, jan.uid)
  for (const [table, rows] of Object.entries(before)) expect(after[table], table).toHaveLength(rows.length)
  expect(await jan.get(`/api/tires/orders/${id}`)).toMatchObject({ status: 200 })
  expect(await guest.get(`/api/tires/orders/${id}`)).toMatchObject({ status: 404 })
})

test('a product in both carts has the larger quantity of the two', async () => {
  const { guest, jan } = newPeople()
  await guest.add(ids.tire, 4)
  await guest.add(ids.wheel, 1)
  await jan.add(ids.tire, 2)
  await jan.add(ids.spacer, 3)
  await takeOver(jan, guestToken(guest.uid))
  expect(new Map(await cartOf(jan))).toEqual(
    new Map([
      [ids.tire, 4],
      [ids.wheel, 1],
      [ids.spacer, 3],
    ]),
  )
})

test('a repeat after an answer that was lost changes nothing', async () => {
  const { guest, jan } = newPeople()
  await guest.add(ids.tire, 2)
  await takeOver(jan, guestToken(guest.uid))
  await jan.changeQuantity(ids.tire, 1)
  expect(await takeOver(jan, guestToken(guest.uid))).toMatchObject({ body: { lines: 0, orders: 0 } })
  expect(await cartOf(jan)).toEqual([[ids.tire, 1]])
})

test('two tabs that ask at once take it over once', async () => {
  const { guest, jan } = newPeople()
  await guest.add(ids.tire, 2)
  await guest.add(ids.wheel, 2)
  const both = await Promise.all([1, 2].map(() => takeOver(jan, guestToken(guest.uid))))
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await cartOf(jan)).length).toBe(2)
})

test.each(Array.from({ length: 5 }, (_, index) => index))(
  'an order that is placed meanwhile is moved, or finds an empty cart (%i)',
  async () => {
    const { guest, jan } = newPeople()
    await guest.add(ids.tire, 1)
    const [placed] = await Promise.all([guest.order(), takeOver(jan, guestToken(guest.uid))])
    const left = await shop.db.select().from(orders).where(eq(orders.userId, guest.uid))
    expect(left).toEqual([])
    const moved = await shop.db.select().from(orders).where(eq(orders.userId, jan.uid))
    expect(moved).toHaveLength(placed.status === 200 ? 1 : 0)
    expect(await cartOf(jan)).toHaveLength(placed.status === 200 ? 0 : 1)
  },
)

test('idempotency keys that both have used for different orders do not conflict', async () => {
  const { guest, jan } = newPeople()
  const placed: number[] = []
  for (const person of [guest, jan]) {
    await person.add(ids.spacer, 1)
    placed.push(orderIn(await person.order({}, 'the-same-key')).id)
    await shop.db.insert(payments).values({
      userId: person.uid,
      idempotencyKey: 'the-same-key',
      amount: grosze(39_132),
      usdCents: 10_000,
      plnPerUsd: 3.9132,
      exchangeRateDate: '2026-10-09',
    })
  }
  expect(await takeOver(jan, guestToken(guest.uid))).toMatchObject({ status: 200, body: { orders: 1 } })
  for (const rows of Object.values(await listPersonalRows(shop.db, guest.uid))) expect(rows).toEqual([])
  expect(await jan.order({}, 'the-same-key')).toMatchObject({ status: 200, body: { id: placed[1] } })
})

test('of two consents that hold the account’s goes on', async () => {
  const { guest, jan } = newPeople()
  for (const { uid } of [guest, jan])
    await shop.db.insert(consents).values({
      userId: uid,
      kind: 'marketing',
      email: `${uid}@example.com`,
      textVersion: '1',
      language: 'pl',
      givenAs: 'checkout',
    })
  await takeOver(jan, guestToken(guest.uid))
  const holding = await shop.db
    .select({ email: consents.email })
    .from(consents)
    .where(and(eq(consents.userId, jan.uid), isNull(consents.withdrawnAt)))
  expect(holding).toEqual([{ email: `${jan.uid}@example.com` }])
})

test.each([
  ['an account', customerToken('ola')],
  ['nobody', tokens.refused],
  ['somebody whose hour is over', tokens.expired],
])('the token of %s takes over nothing', async (_whose, token) => {
  const { jan } = newPeople()
  expect(await takeOver(jan, token)).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

test('answers unavailable when the token cannot be checked', async () => {
  const { jan } = newPeople()
  expect(await takeOver(jan, tokens.unavailable)).toMatchObject({ status: 503 })
})

test('a token from before the guest was linked moves nothing onto itself', async () => {
  const { guest } = newPeople()
  await guest.add(ids.tire, 2)
  const account = shop.asCustomer(guest.uid)
  expect(await takeOver(account, guestToken(guest.uid))).toMatchObject({ status: 404 })
  expect(await cartOf(account)).toEqual([[ids.tire, 2]])
})

test('a guest takes over no other guest', async () => {
  const { guest } = newPeople()
  expect(await takeOver(guest, guestToken('other'))).toMatchObject({ status: 403 })
})
