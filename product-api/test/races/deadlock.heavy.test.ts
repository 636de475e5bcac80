import { expect, test } from 'vitest'
import { reached } from '../../../tests/promises/reached.ts'
import { buyersWith } from '../buyers.ts'
import { fourOf } from '../four-of-ten.ts'
import { orderIn, tally } from '../replies.ts'
import { buildTestShop } from '../shop.ts'
import { addTires, listLedgerFaults, stockOf } from '../stock.ts'

const shop = await buildTestShop()
const secondInstance = await shop.another()

const STOCK = 1_000

// Shows D20b
test('four hundred orders of four products out of ten at once all succeed', async () => {
  const productIds = await addTires(shop.db, 10, STOCK)
  const buyers = await buyersWith([shop, secondInstance], 400, (buyer) => fourOf(productIds, buyer))
  const replies = await Promise.all(buyers.map((buyer) => buyer.order()))
  expect(tally(replies)).toEqual({ '200': 400 })
  const stocks = await Promise.all(productIds.map((id) => stockOf(shop.db, id)))
  expect(stocks.reduce<number>((sum, stock) => sum + (stock ?? 0), 0)).toBe(10 * STOCK - 400 * 4)
  expect(await listLedgerFaults(shop.db)).toEqual([])
  reached('deadlock', '400 orders at once: 400 placed')
})

test('orders that come and orders that are canceled do not stand in each other’s way', async () => {
  const productIds = await addTires(shop.db, 10, STOCK)
  const first = await buyersWith([shop], 50, (buyer) => fourOf(productIds, buyer))
  const placed = await Promise.all(first.map((buyer) => buyer.order()))
  const second = await buyersWith([secondInstance], 50, (buyer) => fourOf(productIds, buyer + 3))
  const staff = shop.asStaff()
  const replies = await Promise.all([
    ...second.map((buyer) => buyer.order()),
    ...placed.map((reply) => staff.changeStatus({ orderId: String(orderIn(reply).id), status: 'Canceled' })),
  ])
  expect(tally(replies)).toEqual({ '200': 100 })
  expect(await listLedgerFaults(shop.db)).toEqual([])
})
