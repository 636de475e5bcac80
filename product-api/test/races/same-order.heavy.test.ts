import { count, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '../../src/platform/db/schema/orders.ts'
import { reached } from '../../../tests/promises/reached.ts'
import { buyersWith } from '../buyers.ts'
import { ids } from '../catalogue.ts'
import { orderIn, tally } from '../replies.ts'
import { buildTestShop, type Customer } from '../shop.ts'
import { listLedgerFaults } from '../stock.ts'

const shop = await buildTestShop()
const secondInstance = await shop.another()

const kinds = ['with', 'without'] as const
type Kind = (typeof kinds)[number]

/** With an account, or without one. */
async function newBuyer(kind: Kind): Promise<Customer> {
  const [known, guest] = await buyersWith([shop], 2, () => [{ productId: ids.inchTire, quantity: 1 }])
  const buyer = kind === 'with' ? known : guest
  if (!buyer) throw new Error('no buyer came')
  return buyer
}

async function countOrders(uid: string): Promise<number> {
  const [row] = await shop.db.select({ orders: count() }).from(orders).where(eq(orders.userId, uid))
  return row?.orders ?? 0
}

const rushes = [20, 50].flatMap((times) => kinds.map((kind) => ({ times, kind })))

// Shows D20c
test.each(rushes)(
  '$times equal orders at once with one key are one order, $kind an account',
  async (rush) => {
    const { times, kind } = rush
    const buyer = await newBuyer(kind)
    const atOther = kind === 'with' ? secondInstance.asCustomer(buyer.uid) : secondInstance.asGuest(buyer.uid)
    const replies = await Promise.all(
      Array.from({ length: times }, (_, index) => (index % 2 ? buyer : atOther).order({}, 'the-key')),
    )
    expect(tally(replies)).toEqual({ '200': times })
    expect(replies.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(times - 1)
    expect(new Set(replies.map((reply) => orderIn(reply).id)).size).toBe(1)
    expect(await countOrders(buyer.uid)).toBe(1)
    reached('intent', `one key ${times} times at once: 1 order, ${times - 1} repeats`)
  },
)

// Shows D20c
test('where a key may stand twice, the repeats are refused for an empty cart', async () => {
  const unguarded = await buildTestShop()
  await unguarded.db.execute(
    sql`alter table idempotency_keys drop constraint idempotency_keys_user_id_key_pk`,
  )
  const jan = unguarded.asCustomer('jan')
  await jan.add(ids.inchTire, 1)
  const replies = await Promise.all(Array.from({ length: 20 }, () => jan.order({}, 'the-key')))
  expect(tally(replies)).toEqual({ '200': 1, '409 cart_empty': 19 })
})

test.each(kinds)(
  'two keys on one cart at once are one order, the other is refused for an empty cart, %s an account',
  async (kind) => {
    const buyer = await newBuyer(kind)
    const replies = await Promise.all(['one', 'two'].map((key) => buyer.order({}, key)))
    expect(tally(replies)).toEqual({ '200': 1, '409 cart_empty': 1 })
    expect(await countOrders(buyer.uid)).toBe(1)
    reached('intent', 'two keys on one cart: 1 order')
  },
)

test.each(kinds)(
  'ten equal orders at once without a key are one order too, for there is one cart, %s an account',
  async (kind) => {
    const buyer = await newBuyer(kind)
    const replies = await Promise.all(Array.from({ length: 10 }, () => buyer.order()))
    expect(tally(replies)).toEqual({ '200': 1, '409 cart_empty': 9 })
    expect(await listLedgerFaults(shop.db)).toEqual([])
  },
)

test.each(kinds)(
  'what is added while the order is placed is in the order or still in the cart, %s an account',
  async (kind) => {
    const buyer = await newBuyer(kind)
    const [ordered, added] = await Promise.all([buyer.order(), buyer.add(ids.wheel)])
    expect([ordered.status, added.status]).toEqual([200, 200])
    const inCart = JSON.stringify((await buyer.cart()).body).includes(`"id":${ids.wheel}`)
    const inOrder = JSON.stringify(ordered.body).includes(`"productId":${ids.wheel}`)
    expect(inCart).toBe(!inOrder)
  },
)
