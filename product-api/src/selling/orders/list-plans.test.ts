import { expect, test } from 'vitest'
import { plansOf } from '../../../test/query-plans.ts'
import { orderIn } from '../../../test/replies.ts'
import { ids } from '../../../test/catalogue.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { listOrders, type OrderFilter } from './orders.queries.ts'

const shop = await buildTestShop()
const jan = shop.asCustomer('jan')
await jan.add(ids.inchTire, 1)
orderIn(await jan.order())

/** Few orders are read whole and sorted all the same, unless nobody may. */
const likeMany = `${shop.url}?options=${encodeURIComponent('-c enable_seqscan=off -c enable_bitmapscan=off')}`

test.each<[string, OrderFilter]>([
  ['all', {}],
  ['of a status', { status: 'Pending' }],
  ['paid at the delivery', { paid: 'at_delivery' }],
  ['of a person', { userId: 'jan' }],
  ['the oldest first', { sort: 'oldest' }],
  ['of a status, the oldest first', { status: 'Pending', sort: 'oldest' }],
])('a page of orders, %s, comes out of an index in its order', async (_, filter) => {
  const plans = await plansOf(likeMany, (db) => listOrders(db, filter, { limit: 50, offset: 0 }))
  const [slice] = plans.filter((plan) => plan.startsWith('Limit'))
  expect(slice).toMatch(/Index Scan (?:Backward )?using orders_/)
  expect(slice).not.toContain('Sort')
})
