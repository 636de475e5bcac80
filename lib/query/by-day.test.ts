import fc from 'fast-check'
import { expect, it } from 'vitest'
import { byDay, nearnessOf } from './by-day'

const now = new Date('2026-11-26T12:00:00Z')

it('puts rows under their days in Warsaw', () => {
  const dates = ['2026-01-06T22:59:00Z', '2026-01-05T23:30:00Z', '2026-01-05T22:30:00Z']
  expect(byDay(dates, (date) => date)).toEqual([
    { day: '2026-01-06', rows: [dates[0], dates[1]] },
    { day: '2026-01-05', rows: [dates[2]] },
  ])
})

it('loses no row and changes no place, whatever the dates', () => {
  fc.assert(
    fc.property(fc.array(fc.date({ noInvalidDate: true, min: new Date(0), max: now })), (dates) => {
      const rows = dates.map((date) => date.toISOString())
      const days = byDay(rows, (date) => date)
      expect(days.flatMap((day) => day.rows)).toEqual(rows)
      expect(days.every(({ day }, at) => day !== days[at + 1]?.day)).toBe(true)
    }),
  )
})

it.each([
  ['2026-11-26', '2026-11-26T22:59:00Z', 'today'],
  ['2026-11-26', '2026-11-26T23:00:00Z', 'yesterday'],
  // The night of 25 hours.
  ['2026-10-24', '2026-10-25T22:30:00Z', 'yesterday'],
  ['2026-10-25', '2026-10-25T22:30:00Z', 'today'],
  ['2026-11-24', '2026-11-26T12:00:00Z', null],
  ['2026-11-27', '2026-11-26T12:00:00Z', null],
])('%s is at %s %s', (day, at, expected) => expect(nearnessOf(day, new Date(at))).toBe(expected))
