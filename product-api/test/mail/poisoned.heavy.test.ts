import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { reached } from '../../../tests/promises/reached.ts'
import { createHeardLogger } from '../heard-logger.ts'
import { mailOutbox } from '../../src/db/schema/mail-outbox.ts'
import { createOutbox } from '../../src/mail/outbox.queries.ts'
import { startMailServer } from '../mail-server.ts'
import { SHORT_LEASE_MS, startTestWorker } from '../mail-worker.ts'
import { listMails, listMailsTo, placeOrders } from '../queued-mails.ts'
import { buildTestShop } from '../shop.ts'

const POLLING = { timeout: 30_000, interval: 20 }
const POISON = 'poison@example.com'

async function openWithPoison(beforeStart: () => Promise<void> = async () => undefined) {
  const shop = await buildTestShop()
  const logger = createHeardLogger()
  await placeOrders(shop, 1, { email: POISON })
  await placeOrders(shop, 5)
  await beforeStart()
  const { url, arrived } = await startMailServer({ refused: POISON })
  return { shop, logger, url, arrived }
}

test('a mail that is refused is set aside after eight tries, loudly, while the others go out', async () => {
  const { shop, logger, url, arrived } = await openWithPoison()
  const worker = startTestWorker({ db: shop.db, smtpUrl: url, logger })
  onTestFinished(worker.stop)
  await expect
    .poll(() => listMailsTo(shop.db, POISON), POLLING)
    .toMatchObject([
      { sentAt: null, setAsideAt: expect.any(Date), tries: 8, lastFailure: 'EENVELOPE RCPT TO 550' },
    ])
  await expect.poll(() => arrived.length, POLLING).toBe(5)
  expect(logger.warn).toHaveBeenCalledTimes(7)
  expect(logger.error).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ tries: 8, failure: 'EENVELOPE RCPT TO 550' }),
    'a mail was given up and set aside',
  )
  expect(JSON.stringify(Object.values(logger).map(({ mock }) => mock.calls))).not.toContain('@example.com')
  reached('mail', 'a mail that is refused is set aside after 8 tries, 5 others arrive')
})

test('a mail to no single address never leaves the house', async () => {
  const { shop, logger, url, arrived } = await openWithPoison()
  const recipient = 'jan@example.com, eve@example.com'
  await shop.db.update(mailOutbox).set({ recipient }).where(eq(mailOutbox.recipient, POISON))
  const worker = startTestWorker({ db: shop.db, smtpUrl: url, logger })
  onTestFinished(worker.stop)
  await expect
    .poll(() => listMailsTo(shop.db, recipient), POLLING)
    .toMatchObject([{ sentAt: null, setAsideAt: expect.any(Date), lastFailure: 'ZodError' }])
  await expect.poll(() => arrived.length, POLLING).toBe(5)
})

test('a mail whose tries all ended with their process is set aside and not tried again', async () => {
  const shop = await buildTestShop()
  const { url, arrived } = await startMailServer()
  await placeOrders(shop, 1)
  await shop.db.update(mailOutbox).set({ tries: 8 })
  const worker = startTestWorker({ db: shop.db, smtpUrl: url })
  onTestFinished(worker.stop)
  await expect
    .poll(() => listMails(shop.db), POLLING)
    .toMatchObject([{ setAsideAt: expect.any(Date), lastFailure: 'each try ended with its process' }])
  expect(arrived).toEqual([])
})

test('what an earlier try says late counts no more', async () => {
  const shop = await buildTestShop()
  await placeOrders(shop, 1)
  const outbox = createOutbox(shop.db, { leaseMs: 0 })
  const early = await outbox.claim()
  const late = await createOutbox(shop.db, { leaseMs: SHORT_LEASE_MS }).claim()
  if (!early || !late) throw new Error('no mail was due')
  await outbox.setAside(early, 'too late')
  expect(await listMails(shop.db)).toMatchObject([{ setAsideAt: null, lastFailure: null, tries: 2 }])
  await outbox.markSent(late)
  expect(await listMails(shop.db)).toMatchObject([{ sentAt: expect.any(Date) }])
})
