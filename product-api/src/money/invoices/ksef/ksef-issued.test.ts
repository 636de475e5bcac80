import { expect, test, vi } from 'vitest'
import { invoiceOfToday, startTestKsef, taxpayer } from '../../../../test/ksef.ts'
import { createKsefClient } from './ksef-client.ts'

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)
const written = (sequence: number) => `FV/2026/${String(sequence).padStart(4, '0')}`

test('the numbers that KSeF has received since are listed, the last one first, over pages and ranges of dates', async () => {
  const ksef = await startTestKsef({ limitsTimes: 100 })
  const client = createKsefClient({ url: ksef.url, ...taxpayer, pollMs: 1 })
  const numbers = Array.from({ length: 252 }, (_, index) => written(index + 1))
  await client.inSession(async ({ send }) => {
    for (const each of numbers) await send(invoiceOfToday(each), { isOffline: false })
  })
  expect((await client.issuedSince(daysAgo(1))).toSorted()).toEqual(numbers)
  expect((await client.issuedSince(daysAgo(400)))[0]).toBe(numbers.at(-1))
  await vi.waitFor(async () => expect(await client.issuedSince(new Date(Date.now() - 1))).toEqual([]))
  expect(ksef.countTooMany()).toBe(0)
})
