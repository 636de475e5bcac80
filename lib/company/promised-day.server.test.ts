import { deliverBy } from '@bieznik/contract/selling/delivery-day'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { now } from '@/lib/cache/invalidated-tags'
import { recordRead, recordRender } from '@/lib/cache/render-record'
import { promisedDay } from './promised-day.server'

type Life = { revalidate: number; expire: number }
const cacheLife = vi.hoisted(() => vi.fn<(life: Life) => void>())
vi.mock('server-only', () => ({}))
vi.mock('next/cache', () => ({ cacheLife, cacheTag: () => undefined }))
const company = vi.hoisted(() => ({ weekdayHours: '7:30 - 15:30' }))
vi.mock('./company.server', () => ({ company }))

beforeEach(() => vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function promisedAt(moment: string): Promise<{ day: string; seconds: number | undefined }> {
  vi.setSystemTime(new Date(moment))
  const day = await promisedDay()
  return { day, seconds: cacheLife.mock.lastCall?.[0].revalidate }
}

it.each([
  // A Tuesday, long before closing, and shortly before, at and after it.
  ['2026-11-24T12:00:00+01:00', '2026-11-27', 60],
  ['2026-11-24T15:29:48.200+01:00', '2026-11-27', 11],
  ['2026-11-24T15:29:59.500+01:00', '2026-11-30', 1],
  ['2026-11-24T15:30:00+01:00', '2026-11-30', 60],
  // Friday evening counts from Monday, until it closes.
  ['2026-11-27T20:00:00+01:00', '2026-12-03', 60],
  ['2026-11-30T15:29:30+01:00', '2026-12-03', 30],
  // The days around 11 November and Christmas.
  ['2026-11-10T15:29:30+01:00', '2026-11-16', 30],
  ['2026-11-11T15:29:30+01:00', '2026-11-17', 60],
  ['2026-12-24T15:29:30+01:00', '2026-12-31', 60],
])('at %s the day is %s, for %d seconds', async (moment, day, seconds) => {
  expect(await promisedAt(moment)).toEqual({ day, seconds })
})

it('is never used after another day is promised, and is never stored as one that ends within minutes', async () => {
  for (let second = 0; second < 180; second++) {
    const moment = new Date(Date.parse('2026-11-24T15:28:00.700+01:00') + second * 1000)
    const { day, seconds = 0 } = await promisedAt(moment.toISOString())
    const last = new Date(moment.getTime() + seconds * 1000 - 1)
    expect(deliverBy(last, company), moment.toISOString()).toBe(day)
  }
  // Below five minutes Next.js would leave it out of the page.
  for (const [{ expire }] of cacheLife.mock.calls) expect(expire).toBeGreaterThan(300)
})

it('ends the life of a page that shows it, rendered on Friday, when the company closes', async () => {
  const { record } = await recordRender('/tireDetail/8', async () => {
    const timestamp = now()
    const { seconds = 0 } = await promisedAt('2026-11-27T15:29:20+01:00')
    recordRead({ tags: [], timestamp, revalidate: seconds })
  })
  // `server/page-cache.ts` renders it again from then on.
  expect(record.staleAt - now()).toBe(40_000)
  expect((await promisedAt('2026-11-27T15:30:00+01:00')).day).toBe('2026-12-03')
})
