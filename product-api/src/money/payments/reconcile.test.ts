import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { createRecordingLogger } from '../../../test/recording-logger.ts'
import { openPaypal } from '../../../test/paypal.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { Till } from '../../../test/till.ts'
import { payments } from '../../platform/db/schema/payments.ts'
import { stockKeeper } from '../../catalogue/products/stock-keeper.ts'
import { reconcileDue, startReconciling } from './reconcile.ts'
import { claimPayment } from './reconcile-queue.queries.ts'

const paypal = await openPaypal()
const shop = await buildTestShop({ providers: paypal.providers })
const { db } = shop
const depsWith = (logger = createRecordingLogger()) => ({
  db,
  stock: stockKeeper,
  providers: paypal.providers,
  logger,
})

/** Its look is due, and it is so old. */
async function makeDue({ payment }: Till, minutes: number): Promise<void> {
  const createdAt = sql`now() - make_interval(mins => ${minutes})`
  await db
    .update(payments)
    .set({ nextLookAt: sql`now()`, createdAt })
    .where(eq(payments.id, payment.id))
}

/** Minutes until the next look; null: there is none. */
async function minutesUntilLook(till: Till): Promise<number | null> {
  const { nextLookAt } = await till.row()
  return nextLookAt && Math.round((nextLookAt.getTime() - Date.now()) / 60_000)
}

test('a payment is looked at after two minutes, then at pauses as long as it is old, up to an hour', async () => {
  const till = await new Till(shop, paypal).open()
  expect(await minutesUntilLook(till)).toBe(2)
  for (const [age, pause] of [
    [2, 2],
    [10, 10],
    [240, 60],
  ] as const) {
    await makeDue(till, age)
    expect(await reconcileDue(depsWith())).toBe(1)
    expect(await minutesUntilLook(till)).toBe(pause)
  }
  expect((await till.row()).state).toBe('created')
  await makeDue(till, 6 * 60 + 1)
  await reconcileDue(depsWith())
  expect([(await till.row()).state, await minutesUntilLook(till)]).toEqual(['refused', null])
})

test('one that was declined is looked at as long as the buyer may take another card', async () => {
  const till = await new Till(shop, paypal).open()
  await paypal.choose(till.payment.walletOrderId, 'decline')
  await till.capture()
  await till.approve()
  await paypal.trouble('capture', { kind: 'cut' }, 2)
  expect((await till.capture()).status).toBe(503)
  expect((await till.row()).state).toBe('refused')
  await makeDue(till, 10)
  await reconcileDue(depsWith())
  expect((await till.row()).state).toBe('captured')
})

test('while PayPal is away nothing is decided, and the others get their turn', async () => {
  const tills = [await new Till(shop, paypal).open(), await new Till(shop, paypal).open()]
  for (const till of tills) await makeDue(till, 10)
  await paypal.trouble('get', { kind: 'fail' }, 2)
  const logger = createRecordingLogger()
  expect(await reconcileDue(depsWith(logger))).toBe(2)
  expect(logger.warn).toHaveBeenCalledOnce()
  for (const till of tills)
    expect([(await till.row()).state, await minutesUntilLook(till)]).toEqual(['created', 10])
})

test('a request that nobody answered for is given up', async () => {
  const till = await new Till(shop, paypal).open()
  await db.update(payments).set({ walletOrderId: null }).where(eq(payments.id, till.payment.id))
  await makeDue(till, 10)
  await reconcileDue(depsWith())
  expect((await till.row()).state).toBe('refused')
})

test('no two processes look at the same payment', async () => {
  const tills = await Promise.all(Array.from({ length: 6 }, () => new Till(shop, paypal).open()))
  for (const till of tills) await makeDue(till, 10)
  const claimed = await Promise.all(Array.from({ length: 12 }, () => claimPayment(db, ['paypal'])))
  const ids = claimed.flatMap((payment) => (payment ? [payment.id] : []))
  expect(ids.toSorted()).toEqual(tills.map(({ payment }) => payment.id).toSorted())
})

test('it looks by itself, and stops while PayPal does not answer', async () => {
  const till = await new Till(shop, paypal).openApproved()
  await paypal.trouble('capture', { kind: 'cut' }, 2)
  await till.capture()
  await makeDue(till, 10)
  const looking = startReconciling(depsWith(), 20)
  onTestFinished(looking.stop)
  await expect.poll(async () => (await till.row()).state).toBe('captured')

  const late = await new Till(shop, paypal).open()
  await paypal.trouble('get', { kind: 'slow', delayMs: 1_000 }, 2)
  await makeDue(late, 10)
  await sleep(100)
  await looking.stop()
  expect((await late.row()).state).toBe('created')
})
