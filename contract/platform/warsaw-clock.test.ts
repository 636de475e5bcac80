import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromWarsawTime, toWarsawTime } from './warsaw-clock.ts'

test.each([
  ['2026-11-28T08:00', '2026-11-28T07:00:00.000Z'],
  ['2026-07-28T08:00', '2026-07-28T06:00:00.000Z'],
  // There twice, and not at all.
  ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-03-29T02:30', '2026-03-29T00:30:00.000Z'],
])('%s in Warsaw is %s', (text, moment) => {
  expect(fromWarsawTime(text)?.toISOString()).toBe(moment)
})

test.each(['', 'tomorrow', '2026-11-28', '2026-13-01T08:00', '2026-11-28T08:00Z'])(
  '%s is no time',
  (text) => {
    expect(fromWarsawTime(text)).toBeNull()
  },
)

test('a time is read as it is written, but for the hour that is there twice', () => {
  const minutes = fc.integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2030, 0, 1) / 60_000 })
  fc.assert(
    fc.property(minutes, (minute) => {
      const text = toWarsawTime(new Date(minute * 60_000))
      const read = fromWarsawTime(text)
      expect(read && toWarsawTime(read)).toBe(text)
      expect([0, 3_600_000]).toContain(minute * 60_000 - (read?.getTime() ?? Number.NaN))
    }),
  )
})
