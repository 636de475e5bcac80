import { expect, test } from 'vitest'
import { reached } from '../../../tests/promises/reached.ts'
import { rush } from '../rush.ts'
import { buildTestShop } from '../shop.ts'
import { createUnguardedStock } from '../unguarded-stock.ts'

const shop = await buildTestShop()
const secondInstance = await shop.another()

const soldOut = {
  answers: { '200': 20, '409 out_of_stock': 40 },
  orders: 20,
  mails: 20,
  left: 0,
  ledgerFaults: [],
}

test('sixty buyers of twenty tires: twenty orders, forty are refused as sold out', async () => {
  expect(await rush([shop], { buyers: 60, quantity: 1, stock: 20 })).toEqual(soldOut)
})

test('the same through two instances of the API', async () => {
  expect(await rush([shop, secondInstance], { buyers: 60, quantity: 1, stock: 20 })).toEqual(soldOut)
})

// Shows D20b
test('five hundred buyers of a hundred tires', async () => {
  expect(await rush([shop, secondInstance], { buyers: 500, quantity: 1, stock: 100 })).toEqual({
    answers: { '200': 100, '409 out_of_stock': 400 },
    orders: 100,
    mails: 100,
    left: 0,
    ledgerFaults: [],
  })
})

test('two hundred orders of three on a stock of a hundred', async () => {
  expect(await rush([shop], { buyers: 200, quantity: 3, stock: 100 })).toEqual({
    answers: { '200': 33, '409 out_of_stock': 167 },
    orders: 33,
    mails: 33,
    left: 1,
    ledgerFaults: [],
  })
  reached('oversell', '200 orders of 3 on 100: exactly 33')
})

// Shows D20b
test('without the guard the same rush sells more than there is', async () => {
  const unguarded = await buildTestShop({ stock: createUnguardedStock() })
  const outcome = await rush([unguarded], { buyers: 60, quantity: 1, stock: 20 })
  expect(outcome.orders).toBeGreaterThan(20)
  expect(outcome.ledgerFaults).not.toEqual([])
})
