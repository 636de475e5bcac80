import { expect, test } from 'vitest'
import { buyersWith } from '../buyers.ts'
import { fourOf } from '../four-of-ten.ts'
import { tally } from '../replies.ts'
import { buildTestShop } from '../shop.ts'
import { addTires } from '../stock.ts'
import { unorderedStock } from '../unordered-stock.ts'

// Shows D20b
test('stock that is taken in any order ends in deadlocks', async () => {
  const shop = await buildTestShop({ stock: unorderedStock })
  const productIds = await addTires(shop.db, 10, 1_000)
  const buyers = await buyersWith([shop], 12, (buyer) => fourOf(productIds, buyer))
  const answers = tally(await Promise.all(buyers.map((buyer) => buyer.order())))
  expect(answers).toHaveProperty('503 unavailable')
})
