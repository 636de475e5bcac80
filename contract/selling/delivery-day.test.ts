import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dayInWarsaw, daysBetween, weekdayOf } from '../platform/calendar-day.ts'
import {
  closingTime,
  deliverBy,
  deliverByChangesAt,
  deliverByOncePaid,
  isPickupDay,
  pickupDays,
} from './delivery-day.ts'
import { isPublicHoliday } from './working-day.ts'

const company = { weekdayHours: '8:00 - 20:00' }
const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true })
const isWorking = (day: string) => ![0, 6].includes(weekdayOf(day)) && !isPublicHoliday(day)

describe('the promised day', () => {
  it.each([
    // Tuesday, before and after closing.
    ['2026-11-24T12:00:00+01:00', '2026-11-27'],
    ['2026-11-24T19:59:00+01:00', '2026-11-27'],
    ['2026-11-24T20:00:00+01:00', '2026-11-30'],
    // Saturday and Sunday count from Monday.
    ['2026-11-28T10:00:00+01:00', '2026-12-03'],
    ['2026-11-29T23:30:00+01:00', '2026-12-03'],
    // Christmas Eve, both holidays and a weekend lie between.
    ['2026-12-23T12:00:00+01:00', '2026-12-30'],
    // The night in which the clocks go back, and the one in which they go forward.
    ['2026-10-25T02:30:00+01:00', '2026-10-29'],
    ['2026-03-29T03:30:00+02:00', '2026-04-02'],
  ])('of an order at %s is %s', (moment, day) => {
    expect(deliverBy(new Date(moment), company)).toBe(day)
  })

  it('is a working day with exactly three of them after the day on which the order is taken', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const today = dayInWarsaw(moment)
        const day = deliverBy(moment, company)
        expect(isWorking(day)).toBe(true)
        const after = Array.from({ length: daysBetween(today, day) }, (_, index) => addDays(today, index + 1))
        const working = after.filter(isWorking).length
        // Four when the first of them only takes the order.
        expect(isWorking(today) ? [3, 4] : [4]).toContain(working)
      }),
    )
  })
})

describe('the moment at which the promised day changes', () => {
  it.each([
    // On a working day at closing, and on the next one once that is over.
    ['2026-11-24T12:00:00+01:00', '2026-11-24T20:00:00+01:00'],
    ['2026-11-24T20:00:00+01:00', '2026-11-25T20:00:00+01:00'],
    // From Friday evening until Monday.
    ['2026-11-27T21:00:00+01:00', '2026-11-30T20:00:00+01:00'],
    // Over 11 November, and over Christmas.
    ['2026-11-10T20:30:00+01:00', '2026-11-12T20:00:00+01:00'],
    ['2026-12-23T20:00:00+01:00', '2026-12-28T20:00:00+01:00'],
    // In the summer.
    ['2026-07-01T12:00:00+02:00', '2026-07-01T20:00:00+02:00'],
  ])('is after %s at %s', (moment, change) => {
    expect(deliverByChangesAt(new Date(moment), company)).toEqual(new Date(change))
  })

  it.each(['8:00 - 20:00', '7:30 - 15:30', 'cały dzień'])('is the first one, with the hours %s', (hours) => {
    const open = { weekdayHours: hours }
    fc.assert(
      fc.property(moments, (moment) => {
        const change = deliverByChangesAt(moment, open)
        expect(change.getTime()).toBeGreaterThan(moment.getTime())
        const before = new Date(change.getTime() - 1)
        expect(deliverBy(before, open)).toBe(deliverBy(moment, open))
        expect(deliverBy(change, open) > deliverBy(moment, open)).toBe(true)
      }),
    )
  })
})

describe('days of pickup', () => {
  it('leave out Sundays and holidays, and begin tomorrow', () => {
    const days = pickupDays(new Date('2026-12-23T12:00:00+01:00'))
    expect(days.slice(0, 4)).toEqual(['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31'])
    expect(days).toHaveLength(15)
    expect(days).not.toContain('2027-01-01')
    expect(days).toContain('2027-01-02')
  })

  it('that are offered are taken, on the next day as well', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        for (const day of pickupDays(moment)) {
          expect(isPickupDay(day, moment)).toBe(true)
          expect(isPickupDay(day, new Date(moment.getTime() + 23 * 3_600_000))).toBe(true)
        }
      }),
    )
  })

  it.each(['2026-11-24', '2027-03-01', '2026-11-29', '2026-12-25', '9999-12-31'])('%s is none', (day) => {
    expect(isPickupDay(day, new Date('2026-11-25T12:00:00+01:00'))).toBe(false)
  })
})

it.each([
  ['8:00 - 20:00', '20:00'],
  ['9.00–16.30', '16:30'],
  ['8:00 - 9:15 ', '09:15'],
  ['po umówieniu', '24:00'],
])('"%s" ends at %s', (hours, end) => {
  expect(closingTime(hours)).toBe(end)
})

describe('once it is paid', () => {
  it.each([
    ['2026-11-26T09:00:00Z', '2026-12-01'],
    ['2026-11-26T22:30:00Z', '2026-12-01'],
    ['2026-11-28T12:00:00Z', '2026-12-02'],
    ['2026-12-23T12:00:00Z', '2026-12-30'],
  ])('an order whose money came at %s is there three working days later, on %s', (moment, day) => {
    expect(deliverByOncePaid(new Date(moment))).toBe(day)
  })
})
