import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '../../src/platform/db/client.ts'
import { createOutbox, type Outbox } from '../../src/platform/mail/outbox.queries.ts'
import { startMailServer, tallyMails } from '../mail-server.ts'
import { SHORT_LEASE_MS, startTestWorker } from '../mail-worker.ts'
import { listMails, placeOrders } from '../queued-mails.ts'
import { buildTestShop } from '../shop.ts'
import { createUnguardedOutbox } from '../unguarded-outbox.ts'

const POLLING = { timeout: 30_000, interval: 20 }
const MAILS = 40

async function sendWithTwo(outboxOf: (db: Database) => Outbox) {
  const shop = await buildTestShop()
  const other = await shop.another()
  await placeOrders(shop, MAILS)
  const { url, arrived } = await startMailServer()
  const workers = [shop, other].map(({ db }) => startTestWorker({ db, smtpUrl: url, outbox: outboxOf(db) }))
  onTestFinished(async () => {
    await Promise.all(workers.map((worker) => worker.stop()))
  })
  const unsent = async () => (await listMails(shop.db)).filter(({ sentAt }) => sentAt === null)
  await expect.poll(unsent, POLLING).toEqual([])
  await Promise.all(workers.map((worker) => worker.stop()))
  return tallyMails(arrived)
}

// Shows D27b
test('two workers at once send each mail once', async () => {
  const outboxOf = (db: Database) => createOutbox(db, { leaseMs: SHORT_LEASE_MS })
  expect(await sendWithTwo(outboxOf)).toEqual({ mails: MAILS, different: MAILS, doubled: [] })
})

test('without the lock the same mail goes out twice', async () => {
  const { different, doubled } = await sendWithTwo(createUnguardedOutbox)
  expect(different).toBe(MAILS)
  expect(doubled.length).toBeGreaterThan(0)
})
