import { expect, test } from 'vitest'
import { startMailServer, startSilentMailServer } from '../mail-server.ts'
import { startTestWorker } from '../mail-worker.ts'
import { listMails, placeOrders } from '../queued-mails.ts'
import { buildTestShop } from '../shop.ts'

const POLLING = { timeout: 30_000, interval: 5 }

test('a stop lets the mail that is under way arrive, and takes no other', async () => {
  const shop = await buildTestShop()
  await placeOrders(shop, 5)
  const answer = Promise.withResolvers<void>()
  const { url, arrived } = await startMailServer({ beforeAnswer: () => answer.promise })
  const worker = startTestWorker({ db: shop.db, smtpUrl: url })
  await expect.poll(() => arrived.length, POLLING).toBe(1)
  const stopped = worker.stop()
  answer.resolve()
  await stopped
  expect((await listMails(shop.db)).map(({ sentAt }) => sentAt !== null)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
  expect(arrived).toHaveLength(1)
})

test('a stop does not wait for a mail server that hangs, and the mail is due again', async () => {
  const shop = await buildTestShop()
  await placeOrders(shop, 1)
  const { url, calls } = await startSilentMailServer()
  const worker = startTestWorker({ db: shop.db, smtpUrl: url })
  await expect.poll(calls, POLLING).toBe(1)
  const startedAt = performance.now()
  await worker.stop()
  expect(performance.now() - startedAt).toBeLessThan(1_500)
  expect(await listMails(shop.db)).toMatchObject([{ sentAt: null, tries: 0, setAsideAt: null }])
})
