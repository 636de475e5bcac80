import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ageOf, byDay, nearnessOf } from './order-age'

const now = new Date('2026-11-26T12:00:00Z')

it.each([
  ['2026-11-26T12:00:30Z', 0, 'minute'],
  ['2026-11-26T11:59:01Z', 0, 'minute'],
  ['2026-11-26T11:00:01Z', 59, 'minute'],
  ['2026-11-26T11:00:00Z', 1, 'hour'],
  ['2026-11-25T12:00:01Z', 23, 'hour'],
  ['2026-11-25T12:00:00Z', 1, 'day'],
  ['2026-10-27T12:00:00Z', 30, 'day'],
])('%s is %d %s ago', (moment, value, unit) => {
  expect(ageOf(new Date(moment), now)).toEqual({ value, unit })
})

it('puts orders under their days in Warsaw', () => {
  const dates = ['2026-01-06T22:59:00Z', '2026-01-05T23:30:00Z', '2026-01-05T22:30:00Z']
  expect(byDay(dates.map((orderDate) => ({ orderDate })))).toEqual([
    { day: '2026-01-06', orders: [{ orderDate: dates[0] }, { orderDate: dates[1] }] },
    { day: '2026-01-05', orders: [{ orderDate: dates[2] }] },
  ])
})

it('loses no order and changes no place, whatever the dates', () => {
  fc.assert(
    fc.property(fc.array(fc.date({ noInvalidDate: true, min: new Date(0), max: now })), (dates) => {
      const orders = dates.map((date) => ({ orderDate: date.toISOString() }))
      const days = byDay(orders)
      expect(days.flatMap((day) => day.orders)).toEqual(orders)
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
