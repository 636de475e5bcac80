import { expect, onTestFinished, test, vi } from 'vitest'
import { startMailServer, startSilentMailServer, tallyMails } from '../mail-server.ts'
import { startTestWorker } from '../mail-worker.ts'
import { findFreePort } from '../processes.ts'
import { listMails, placeOrders } from '../queued-mails.ts'
import { buildTestShop } from '../shop.ts'

const POLLING = { timeout: 30_000, interval: 20 }

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

test('a mail server that is down during fifty orders gets fifty mails when it is back, each once', async () => {
  const port = await findFreePort()
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  let nudge = () => undefined
  const shop = await buildTestShop({ mailQueued: () => nudge() })
  const worker = startTestWorker({ db: shop.db, smtpUrl: `smtp://127.0.0.1:${port}`, logger })
  onTestFinished(worker.stop)
  nudge = () => void worker.nudge()
  await placeOrders(shop, 50)
  await expect.poll(() => logger.error.mock.calls.length, POLLING).toBeGreaterThan(3)
  expect(await listMails(shop.db)).toSatisfy((mails: { sentAt: unknown; tries: number }[]) =>
    // The try that is under way at this moment is taken back when it fails.
    mails.every(({ sentAt, tries }) => sentAt === null && tries <= 1),
  )

  const { arrived } = await startMailServer({ port })
  await expect.poll(() => arrived.length, POLLING).toBe(50)
  await expect
    .poll(async () => (await listMails(shop.db)).filter(({ sentAt }) => sentAt === null), POLLING)
    .toEqual([])
  expect(tallyMails(arrived)).toEqual({ mails: 50, different: 50, doubled: [] })
})

test('an order is not slower while the mail server hangs', async () => {
  const shop = await buildTestShop()
  await placeOrders(shop, 10)
  const before = median(await placeOrders(shop, 40))
  const { url, calls } = await startSilentMailServer()
  const worker = startTestWorker({ db: shop.db, smtpUrl: url })
  onTestFinished(worker.stop)
  await expect.poll(calls, POLLING).toBeGreaterThan(0)
  const during = median(await placeOrders(shop, 40))
  expect(during).toBeLessThan(before * 1.5 + 5)
  expect((await listMails(shop.db)).filter(({ sentAt }) => sentAt !== null)).toEqual([])
})

test('a queued mail goes out at once when the worker is told of it', async () => {
  const { url, arrived } = await startMailServer()
  let nudge = () => undefined
  const shop = await buildTestShop({ mailQueued: () => nudge() })
  const pace = { ...(await import('../mail-worker.ts')).quickPace, pollMs: 600_000 }
  const worker = startTestWorker({ db: shop.db, smtpUrl: url, pace })
  onTestFinished(worker.stop)
  nudge = () => void worker.nudge()
  await placeOrders(shop, 3)
  await expect.poll(() => arrived.length, POLLING).toBe(3)
})
