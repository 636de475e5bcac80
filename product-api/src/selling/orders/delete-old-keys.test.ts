import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { orderIn } from '../../../test/replies.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { idempotentRequests } from '../../platform/db/schema/idempotent-requests.ts'
import { idempotencyKeys } from '../../platform/db/schema/orders.ts'
import { deleteOldKeys } from './delete-old-keys.ts'

const shop = await buildTestShop()
const { db } = shop

test('keys are deleted a month after their request, and a younger one still stands for its order', async () => {
  const jan = shop.asCustomer('jan')
  await jan.add(ids.tire, 1)
  const { id } = orderIn(await jan.order({}, 'young'))
  const days = (count: number) => sql`now() - make_interval(days => ${count})`
  const old = { userId: 'ola', key: 'old', requestHash: 'x', orderId: id, createdAt: days(31) }
  await db.insert(idempotencyKeys).values(old)
  await db.insert(idempotentRequests).values([
    { scope: 'refund', key: 'old', requestHash: 'x', createdAt: days(31) },
    { scope: 'refund', key: 'young', requestHash: 'x', createdAt: days(29) },
  ])
  expect(await deleteOldKeys(db)).toBe(2)
  expect(await db.select({ key: idempotentRequests.key }).from(idempotentRequests)).toEqual([
    { key: 'young' },
  ])
  expect(orderIn(await jan.order({}, 'young')).id).toBe(id)
})
