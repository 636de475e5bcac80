import { expect, test } from 'vitest'
import { reached } from '../../../tests/promises/reached.ts'
import { rush } from '../rush.ts'
import { buildTestShop } from '../shop.ts'

const TIMES = 20

// Shows D20b
test('five hundred buyers of a hundred tires, twenty times in a row', async () => {
  const shop = await buildTestShop()
  const secondInstance = await shop.another()
  for (let time = 1; time <= TIMES; time++) {
    expect(await rush([shop, secondInstance], { buyers: 500, quantity: 1, stock: 100 })).toEqual({
      answers: { '200': 100, '409 out_of_stock': 400 },
      orders: 100,
      mails: 100,
      left: 0,
      ledgerFaults: [],
    })
  }
  reached('oversell', `500 orders for 100, ${TIMES} times: exactly 100 each time, stock 0, 100 mails`)
})
