import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { openPaypal } from '../../../test/paypal.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { Till } from '../../../test/till.ts'

const paypal = await openPaypal()
const shop = await buildTestShop({ providers: paypal.providers })
const { db } = shop

const DAY_MS = 86_400_000

/** A wheel at 250 instead of 299 zł. */
async function reduceWheel(): Promise<void> {
  const body = { price: 250, from: null, to: new Date(Date.now() + DAY_MS).toISOString() }
  const reply = await shop.asStaff().call('POST', `/api/products/${ids.wheel}/reductions`, { body })
  expect(reply).toMatchObject({ status: 200 })
}

/** Time passes: the reduction is over, and no process has noticed yet. */
const letItEnd = () =>
  db.execute(sql`
    update reductions set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 second'
    where ended_at is null`)

test('PayPal is asked for the reduced price, and never for one that is over', async () => {
  const till = new Till(shop, paypal)
  await till.buyer.add(ids.wheel)
  await reduceWheel()
  expect(await till.ask()).toMatchObject({ status: 409, body: { code: 'price_changed' } })
  expect(await till.ask({ expectedTotal: 250 })).toMatchObject({ status: 201, body: { amount: 250 } })
  await letItEnd()
  expect(await till.ask({ expectedTotal: 250 }, 'another-key')).toMatchObject({
    status: 409,
    body: { code: 'price_changed', fields: [{ message: 'now 299.00 PLN' }, {}] },
  })
})

test('a payment whose price changes by a reduction before it is captured takes nothing, and the cart stays', async () => {
  const till = new Till(shop, paypal)
  await till.openApproved()
  // What was to be paid is the regular price, and by now the reduced one holds.
  await reduceWheel()
  expect(await till.capture()).toMatchObject({
    status: 409,
    body: { code: 'price_changed', fields: [{ message: 'now 250.00 PLN' }, {}] },
  })
  expect(await till.buyer.cart()).toMatchObject({ body: [{ quantity: 1 }] })
  expect(await till.row()).toMatchObject({ captureId: null })
})
