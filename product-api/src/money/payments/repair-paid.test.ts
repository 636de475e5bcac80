import { grosze } from '@bieznik/contract/money/money'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { createRecordingLogger } from '../../../test/recording-logger.ts'
import { orderIn } from '../../../test/replies.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { orders } from '../../platform/db/schema/orders.ts'
import { payments } from '../../platform/db/schema/payments.ts'
import { repairPaid } from './repair-paid.ts'

const shop = await buildTestShop()

test('payments that another program wrote are found and corrected, and logged once', async () => {
  const buyer = shop.asCustomer('jan')
  await buyer.add(ids.wheel)
  const { id, total } = orderIn(await buyer.order())
  // As the version before writes it.
  await shop.db.insert(payments).values({
    userId: 'jan',
    idempotencyKey: 'a-payment',
    provider: 'transfer',
    state: 'captured',
    orderId: id,
    amount: grosze(Math.round(total * 100)),
    capturedAt: new Date(),
  })
  const logger = createRecordingLogger()
  const isPaid = async () =>
    (await shop.db.select({ isPaid: orders.isPaid }).from(orders).where(eq(orders.id, id)))[0]?.isPaid
  expect(await isPaid()).toBe(false)
  expect(await repairPaid({ db: shop.db, logger })).toBe(1)
  expect(await isPaid()).toBe(true)
  expect(await repairPaid({ db: shop.db, logger })).toBe(0)
  expect(logger.warn.mock.calls).toEqual([[{ orders: [id], count: 1 }, 'payments: is_paid repaired']])
})
