import { expect, onTestFinished, test } from 'vitest'
import { reached } from '../../../tests/promises/reached.ts'
import { patientBackoff } from '../../src/platform/mail/backoff.ts'
import { createRecordingLogger } from '../recording-logger.ts'
import { startMailServer, startSilentMailServer, tallyMails } from '../mail-server.ts'
import { quickBackoff, startTestWorker } from '../mail-worker.ts'
import { findFreePort } from '../../../local-services/free-ports.ts'
import { listMails, placeOrders } from '../queued-mails.ts'
import { buildTestShop } from '../shop.ts'

const POLLING = { timeout: 60_000, interval: 20 }
const ORDERS = 100
const AWAY_MS = 10 * 60_000
const DELIVERED_WITHIN_MS = 60_000

/** How often the shop asks a mail server that is away for ten minutes, and how long it then waits with the next try. */
function patience() {
  let asked = 0
  for (let past = 0; past < AWAY_MS; past += patientBackoff.pauseMs(asked)) asked += 1
  return { asked, lastPauseMs: patientBackoff.pauseMs(asked + 1) }
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

// Shows D27b
test('a mail server that is down during a hundred orders gets a hundred mails when it is back, each once', async () => {
  const port = await findFreePort()
  const logger = createRecordingLogger()
  let wakeUp = (): void => undefined
  const shop = await buildTestShop({ mailQueued: () => wakeUp() })
  const worker = startTestWorker({ db: shop.db, smtpUrl: `smtp://127.0.0.1:${port}`, logger })
  onTestFinished(worker.stop)
  wakeUp = worker.wakeUp
  await placeOrders(shop, ORDERS)
  // Ten minutes of the worker's own clock: its pauses are short here.
  const { asked, lastPauseMs } = patience()
  await expect.poll(() => logger.error.mock.calls.length, POLLING).toBeGreaterThanOrEqual(asked)
  expect(await listMails(shop.db)).toSatisfy((mails: { sentAt: unknown; tries: number }[]) =>
    // The try that is under way at this moment is taken back when it fails.
    mails.every(({ sentAt, tries }) => sentAt === null && tries <= 1),
  )

  const { arrived } = await startMailServer({ port })
  const backAt = performance.now()
  await expect.poll(() => arrived.length, POLLING).toBe(ORDERS)
  await expect
    .poll(async () => (await listMails(shop.db)).filter(({ sentAt }) => sentAt === null), POLLING)
    .toEqual([])
  expect(tallyMails(arrived)).toEqual({ mails: ORDERS, different: ORDERS, doubled: [] })
  const delivered = Math.ceil(performance.now() - backAt) + lastPauseMs
  expect(delivered).toBeLessThan(DELIVERED_WITHIN_MS)
  reached(
    'mail',
    `away for the ${asked} tries of ten minutes (with short pauses), ${ORDERS} orders: all mails ${delivered} ms after its return, a pause of ${lastPauseMs} ms included`,
  )
})

test('a mail server that refuses the sender costs no mail a try', async () => {
  const shop = await buildTestShop()
  await placeOrders(shop, 3)
  const logger = createRecordingLogger()
  let isSenderRefused = true
  const { url, arrived } = await startMailServer({ isSenderRefused: () => isSenderRefused })
  const worker = startTestWorker({ db: shop.db, smtpUrl: url, logger })
  onTestFinished(worker.stop)
  await expect.poll(() => logger.error.mock.calls.length, POLLING).toBeGreaterThan(10)
  isSenderRefused = false
  await expect.poll(() => arrived.length, POLLING).toBe(3)
  await expect
    .poll(() => listMails(shop.db), POLLING)
    .toMatchObject([1, 2, 3].map(() => ({ tries: 1, sentAt: expect.any(Date) })))
  expect(logger.error).toHaveBeenCalledWith(
    { failure: 'EENVELOPE MAIL FROM 550' },
    `mail: no mail goes out to the mail server ${new URL(url).host}`,
  )
  reached('mail', 'mail server refuses the sender: each mail arrives later, none has lost a try')
})

test('an order is not slower while the mail server hangs', async () => {
  const quiet = await buildTestShop()
  const busy = await buildTestShop()
  const { url, calls } = await startSilentMailServer()
  const worker = startTestWorker({ db: busy.db, smtpUrl: url })
  onTestFinished(worker.stop)
  await placeOrders(busy, 5)
  await expect.poll(calls, POLLING).toBeGreaterThan(0)
  await placeOrders(quiet, 5)
  const times = { quiet: new Array<number>(), busy: new Array<number>() }
  // In turn, so that whatever else the machine does slows both.
  for (let round = 0; round < ORDERS; round++) {
    times.quiet.push(...(await placeOrders(quiet, 1)))
    times.busy.push(...(await placeOrders(busy, 1)))
  }
  expect(median(times.busy)).toBeLessThan(median(times.quiet) * 1.3 + 3)
  expect((await listMails(busy.db)).filter(({ sentAt }) => sentAt !== null)).toEqual([])
  const [slow, usual] = [median(times.busy), median(times.quiet)].map((ms) => ms.toFixed(1))
  reached('mail', `mail server hangs: an order takes ${slow} ms, in good times ${usual} ms`)
})

test('a queued mail goes out at once when the worker is notified', async () => {
  const { url, arrived } = await startMailServer()
  let wakeUp = (): void => undefined
  const shop = await buildTestShop({ mailQueued: () => wakeUp() })
  const backoff = { ...quickBackoff, pollMs: 600_000 }
  const worker = startTestWorker({ db: shop.db, smtpUrl: url, backoff })
  onTestFinished(worker.stop)
  wakeUp = worker.wakeUp
  await placeOrders(shop, 3)
  await expect.poll(() => arrived.length, POLLING).toBe(3)
})
