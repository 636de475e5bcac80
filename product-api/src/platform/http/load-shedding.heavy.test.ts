import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { buildTestShop, type Shop } from '../../../test/shop.ts'

const MAX_DELAY_MS = 200

/** Longer than lateness is measured over, and until that is seen, wherever in a sample it begins. */
const WATCHED_MS = 3_000

function keepBusy(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

/** What a call without work of its own is answered for a while, and how a check of health is meanwhile. */
async function watch({ anyone }: Shop) {
  const answers = []
  for (const end = performance.now() + WATCHED_MS; performance.now() < end; await sleep(50))
    answers.push({ call: await anyone.get('/api/nothing'), health: await anyone.get('/api/health/live') })
  return answers
}

test('a start that keeps the process busy refuses no one', async () => {
  const shop = await buildTestShop({ maxEventLoopDelayMs: MAX_DELAY_MS })
  shop.app.register(async () => keepBusy(1_500))
  await shop.app.ready()
  for (const { call } of await watch(shop)) expect(call.status).toBe(404)
})

test('a process that is late all the time says so, lives, and serves again when it is not', async () => {
  const shop = await buildTestShop({ maxEventLoopDelayMs: MAX_DELAY_MS })
  await shop.app.ready()
  await watch(shop)
  for (const end = performance.now() + WATCHED_MS; performance.now() < end; await sleep(0))
    keepBusy(2 * MAX_DELAY_MS)
  const answers = await watch(shop)
  const refused = answers.filter(({ call }) => call.status === 503)
  expect(refused[0]?.call).toMatchObject({
    headers: { 'retry-after': '2' },
    body: { code: 'unavailable', message: 'The server is overloaded.' },
  })
  for (const { health } of answers) expect(health.status).toBe(200)
  expect(answers.at(-1)?.call.status).toBe(404)
})
