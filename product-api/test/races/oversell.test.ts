import { expect, test } from 'vitest'
import type { Database } from '../../src/db/client.ts'
import { buyersWith, countOrdersOf } from '../buyers.ts'
import { tally } from '../replies.ts'
import { buildTestShop, type Shop } from '../shop.ts'
import { addTires, listLedgerFaults, stockOf } from '../stock.ts'
import { createUnguardedStock } from '../unguarded-stock.ts'

const shop = await buildTestShop()
const secondInstance = await shop.another()

async function newTire(db: Database, stock: number): Promise<number> {
  const [id] = await addTires(db, 1, stock)
  if (id === undefined) throw new Error('no tire was added')
  return id
}

/** All buyers order at once; answers what they heard and what is left. */
async function rush(
  shops: readonly [Shop, ...Shop[]],
  { buyers, quantity, stock }: Record<'buyers' | 'quantity' | 'stock', number>,
) {
  const [{ db }] = shops
  const productId = await newTire(db, stock)
  const people = await buyersWith(shops, buyers, () => [{ productId, quantity }])
  const replies = await Promise.all(people.map((person) => person.order()))
  return {
    heard: tally(replies),
    orders: await countOrdersOf(db, productId),
    left: await stockOf(db, productId),
    ledgerFaults: await listLedgerFaults(db),
  }
}

const soldOut = { heard: { '200': 20, '409 out_of_stock': 40 }, orders: 20, left: 0, ledgerFaults: [] }

test('sixty buyers of twenty tires: twenty orders, forty hear that it is sold out', async () => {
  expect(await rush([shop], { buyers: 60, quantity: 1, stock: 20 })).toEqual(soldOut)
})

test('the same through two instances of the API', async () => {
  expect(await rush([shop, secondInstance], { buyers: 60, quantity: 1, stock: 20 })).toEqual(soldOut)
})

test('five hundred buyers of a hundred tires', async () => {
  expect(await rush([shop, secondInstance], { buyers: 500, quantity: 1, stock: 100 })).toEqual({
    heard: { '200': 100, '409 out_of_stock': 400 },
    orders: 100,
    left: 0,
    ledgerFaults: [],
  })
})

test('two hundred orders of three on a stock of a hundred', async () => {
  expect(await rush([shop], { buyers: 200, quantity: 3, stock: 100 })).toEqual({
    heard: { '200': 33, '409 out_of_stock': 167 },
    orders: 33,
    left: 1,
    ledgerFaults: [],
  })
})

test('without the guard the same rush sells more than there is', async () => {
  const unguarded = await buildTestShop({ stock: createUnguardedStock() })
  const outcome = await rush([unguarded], { buyers: 60, quantity: 1, stock: 20 })
  expect(outcome.orders).toBeGreaterThan(20)
  expect(outcome.ledgerFaults).not.toEqual([])
})
