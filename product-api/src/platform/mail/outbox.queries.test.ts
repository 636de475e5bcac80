import { expect, test } from 'vitest'
import { plansOf } from '../../../test/query-plans.ts'
import { placeOrders } from '../../../test/queued-mails.ts'
import { buildTestShop } from '../../../test/shop.ts'
import type { Database } from '../db/client.ts'
import { createOutbox } from './outbox.queries.ts'

const shop = await buildTestShop()

test('the most urgent mail comes out of an index, however many wait', async () => {
  await placeOrders(shop, 1)
  const likeMany = `${shop.url}?options=${encodeURIComponent('-c enable_seqscan=off -c enable_bitmapscan=off')}`
  const [plan] = await plansOf(likeMany, (db) =>
    // Only what it asks for is of interest here, not its transactions.
    createOutbox(
      Object.assign(db, { transaction: shop.db.transaction, $client: shop.db.$client }) satisfies Database,
      {
        leaseMs: 1_000,
      },
    ).claim(),
  )
  expect(plan).toMatch(/Index Scan using mail_outbox_by_urgency/)
  expect(plan).not.toContain('Sort')
})

test('a mail that is claimed says when it was due, so that a try that says nothing of it leaves it as late as it was', async () => {
  await placeOrders(shop, 1)
  const outbox = createOutbox(shop.db, { leaseMs: 90_000 })
  const first = await outbox.claim()
  if (!first) throw new Error('a mail is due')
  expect(first.dueAt.getTime()).toBeLessThanOrEqual(Date.now())
  await outbox.release(first)
  expect(await outbox.claim()).toMatchObject({ id: first.id, dueAt: first.dueAt, tries: 1 })
})
