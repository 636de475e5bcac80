import type { Letter } from '@bieznik/backend-kit/mail/letter'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { reached } from '../../../tests/promises/reached.ts'
import { createRecordingLogger } from '../recording-logger.ts'
import { mailOutbox } from '../../src/platform/db/schema/mail-outbox.ts'
import { createOutbox, type QueuedMail } from '../../src/platform/mail/outbox.queries.ts'
import { startMailServer } from '../mail-server.ts'
import { sender, SHORT_LEASE_MS, startTestWorker } from '../mail-worker.ts'
import { listMails, listMailsTo, placeOrders } from '../queued-mails.ts'
import { buildTestShop } from '../shop.ts'

const POLLING = { timeout: 30_000, interval: 20 }
const POISON = 'poison@example.com'

async function openWithPoison(refusalCode = 550) {
  const shop = await buildTestShop()
  const logger = createRecordingLogger()
  await placeOrders(shop, 1, { email: POISON })
  await placeOrders(shop, 5)
  const { url, arrived } = await startMailServer({ refused: POISON, refusalCode })
  return { shop, logger, url, arrived }
}

test('a mail that is refused for good is given up at once, while the others go out', async () => {
  const { shop, logger, url, arrived } = await openWithPoison()
  const worker = startTestWorker({ db: shop.db, smtpUrl: url, logger })
  onTestFinished(worker.stop)
  await expect
    .poll(() => listMailsTo(shop.db, POISON), POLLING)
    .toMatchObject([{ setAsideAt: expect.any(Date), tries: 1, lastFailure: 'EENVELOPE RCPT TO 550' }])
  await expect.poll(() => arrived.length, POLLING).toBe(5)
  expect(logger.error).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ tries: 1, failure: 'EENVELOPE RCPT TO 550' }),
    'mail: given up',
  )
})

// Shows D27b
test('a mail that is refused is set aside after eight tries, loudly, while the others go out', async () => {
  const { shop, logger, url, arrived } = await openWithPoison(451)
  const worker = startTestWorker({ db: shop.db, smtpUrl: url, logger })
  onTestFinished(worker.stop)
  await expect
    .poll(() => listMailsTo(shop.db, POISON), POLLING)
    .toMatchObject([
      { sentAt: null, setAsideAt: expect.any(Date), tries: 8, lastFailure: 'EENVELOPE RCPT TO 451' },
    ])
  await expect.poll(() => arrived.length, POLLING).toBe(5)
  expect(logger.warn).toHaveBeenCalledTimes(7)
  expect(logger.error).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ tries: 8, failure: 'EENVELOPE RCPT TO 451' }),
    'mail: given up',
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

test('an order mail goes before the mails of a recall, however many those are', async () => {
  const shop = await buildTestShop()
  await placeOrders(shop, 2)
  const [first, second] = await listMails(shop.db)
  if (!first || !second) throw new Error('two orders have two mails')
  const { recallId: _, id: __, messageKey: ___, ...mail } = first
  await shop.db.update(mailOutbox).set({ kind: 'opinion_invited' }).where(eq(mailOutbox.id, first.id))
  await shop.db
    .insert(mailOutbox)
    .values(Array.from({ length: 20 }, () => ({ ...mail, kind: 'recall' as const })))
  const outbox = createOutbox(shop.db, { leaseMs: SHORT_LEASE_MS })
  expect((await outbox.claim())?.id).toBe(second.id)
  expect((await outbox.claim())?.id).toBe(first.id)
})

test('several mails are on their way at a time, each once', async () => {
  const shop = await buildTestShop()
  // The first ones are answered for when as many as may be are under way.
  const three = Promise.withResolvers<void>()
  const { url, arrived } = await startMailServer({
    beforeAnswer: (so) => {
      if (so.length === 3) three.resolve()
      return three.promise
    },
  })
  await placeOrders(shop, 9)
  const compose = async ({ messageKey, recipient, createdAt: date }: QueuedMail): Promise<Letter> => ({
    messageId: `<${messageKey}@bieznik.example>`,
    date,
    from: sender.from,
    to: { name: '', address: recipient },
    subject: 'Bieżnik',
    text: '',
  })
  const worker = startTestWorker({ db: shop.db, smtpUrl: url, connections: 3, compose })
  onTestFinished(worker.stop)
  await expect.poll(() => arrived.length, POLLING).toBe(9)
  expect(new Set(arrived.map(({ messageId }) => messageId)).size).toBe(9)
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
