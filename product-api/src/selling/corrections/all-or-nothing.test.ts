import { grosze } from '@bieznik/contract/money/money'
import { orderDetailSchema } from '@bieznik/contract/selling/order'
import { correctOrderSchema } from '@bieznik/contract/selling/order-correction'
import { afterAll, expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { connectFailingDatabase } from '../../../test/failing-database.ts'
import { listMails } from '../../../test/queued-mails.ts'
import { orderIn } from '../../../test/replies.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { listLedgerFaults, stockOf } from '../../../test/stock.ts'
import { stockKeeper } from '../../catalogue/products/stock-keeper.ts'
import { correctOrder } from './correct-order.ts'

const shop = await buildTestShop()
const ewa = shop.asStaff('ewa')
const failing = connectFailingDatabase(shop.url)
afterAll(() => failing.pool.end())

test('a correction that fails at any of its statements leaves no trace', async () => {
  const jan = shop.asCustomer('jan')
  await jan.add(ids.inchTire, 2)
  await jan.add(ids.spacer, 1)
  const { id: orderId } = orderIn(await jan.order())
  const read = async () => orderDetailSchema.parse((await ewa.get(`/api/tires/orders/${orderId}`)).body)
  const traces = async () => ({
    order: await read(),
    mails: (await listMails(shop.db)).length,
    stock: await stockOf(shop.db, ids.inchTire),
    faults: await listLedgerFaults(shop.db),
  })
  const before = await traces()
  const [first, second] = before.order.orderItems
  const correction = correctOrderSchema.parse({
    seen: { status: 'Pending', correction: null },
    reason: 'Ustalone',
    fields: { city: 'Łódź' },
    lines: [
      { itemId: first?.id, quantity: 3, price: 490 },
      { itemId: second?.id, quantity: null },
    ],
    added: [{ productId: ids.wheel, quantity: 1 }],
  })
  const corrector = {
    db: failing.db,
    stock: stockKeeper,
    deliveryCountries: ['PL'] as const,
    companyCashLimit: grosze(1_500_000),
  }
  /** Whether it went through with this statement failing. */
  const correctWithFailing = async (statement: number): Promise<boolean> => {
    failing.failWhen((text, number) => number === statement && text !== 'rollback')
    return correctOrder(corrector, { ...correction, orderId, key: crypto.randomUUID(), who: 'ewa' }).then(
      () => true,
      () => false,
    )
  }
  let statement = 1
  while (!(await correctWithFailing(statement))) {
    expect(await traces()).toEqual(before)
    statement += 1
  }
  expect(statement).toBeGreaterThan(15)
  const after = await traces()
  expect(after).toMatchObject({ mails: before.mails + 1, stock: (before.stock ?? 0) - 1, faults: [] })
  expect(after.order).toMatchObject({ city: 'Łódź', corrections: [{ reason: 'Ustalone' }] })
})
