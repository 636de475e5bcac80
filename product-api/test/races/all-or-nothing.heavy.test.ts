import { inspect } from 'node:util'
import { exampleCompany } from '@bieznik/contract/platform/company-schema'
import { afterAll, expect, test } from 'vitest'
import { placeOrderSchema } from '@bieznik/contract/selling/order-form'
import { orders } from '../../src/platform/db/schema/orders.ts'
import { changeOrderStatus } from '../../src/selling/orders/change-order-status.ts'
import { placeOrder } from '../../src/selling/orders/place-order.ts'
import { stockKeeper } from '../../src/catalogue/products/stock-keeper.ts'
import { reached } from '../../../tests/promises/reached.ts'
import { ids } from '../catalogue.ts'
import { connectFailingDatabase } from '../failing-database.ts'
import { listTraces } from '../order-traces.ts'
import { orderOf } from '../orders.ts'
import { buildTestShop } from '../shop.ts'
import { stockOf } from '../stock.ts'

const shop = await buildTestShop()
const jan = shop.asCustomer('jan')
const failing = connectFailingDatabase(shop.url)
afterAll(() => failing.pool.end())

const request = placeOrderSchema.parse(orderOf('jan'))

/** Runs the work with its first statement failing, then its second, and so on, until it is done without a failure. */
async function failEverywhere(work: () => Promise<unknown>): Promise<number> {
  const before = await listTraces(shop.db)
  for (let statement = 1; ; statement++) {
    failing.failWhen((text, number) => number === statement && text !== 'rollback')
    const failure = await work().then(
      () => null,
      (error: unknown) => error,
    )
    if (failure === null) return statement - 1
    expect(inspect(failure)).toContain(`failed on purpose: ${statement}, `)
    expect(await listTraces(shop.db)).toEqual(before)
  }
}

test('an order that fails at any of its statements leaves no trace, and its key is still free', async () => {
  await jan.add(ids.tire, 2)
  await jan.add(ids.wheel, 1)
  const shopOf = {
    db: failing.db,
    stock: stockKeeper,
    deliveryCountries: ['PL'],
    company: exampleCompany,
    providers: [],
    terms: { days: 7, graceDays: 3 },
  } as const
  const statements = await failEverywhere(() => placeOrder(shopOf, request, 'the-key'))
  expect(statements).toBeGreaterThan(10)
  expect((await jan.cart()).body).toEqual([])
  expect(await shop.db.$count(orders)).toBe(1)
  reached('whole', `an order that failed at each of its ${statements} statements: no trace`)
})

test('a cancellation that fails at any of its statements leaves no trace', async () => {
  const [order] = await shop.db.select({ id: orders.id }).from(orders)
  const change = { orderId: order?.id ?? 0, to: 'Canceled', mode: 'step', who: 'ewa' } as const
  const shopOf = { db: failing.db, stock: stockKeeper, deliveryCountries: ['PL'] } as const
  const statements = await failEverywhere(() => changeOrderStatus(shopOf, change))
  expect(statements).toBeGreaterThan(5)
  expect(await stockOf(shop.db, ids.tire)).toBe(20)
  reached('whole', `a cancellation that failed at each of its ${statements} statements: no trace`)
})
