import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../platform/calendar-day.ts'
import { isInTime, lastWithdrawalDay, refundDueDay } from './withdrawal-period.ts'

const HOUR_MS = 3_600_000

/** Written from a printed calendar. */
const HOLIDAYS = new Set(
  `2025-01-01 2025-01-06 2025-04-20 2025-04-21 2025-05-01 2025-05-03 2025-06-08 2025-06-19 2025-08-15 2025-11-01 2025-11-11
   2025-12-24 2025-12-25 2025-12-26 2026-01-01 2026-01-06 2026-04-05 2026-04-06 2026-05-01 2026-05-03 2026-05-24 2026-06-04
   2026-08-15 2026-11-01 2026-11-11 2026-12-24 2026-12-25 2026-12-26 2027-01-01 2027-01-06 2027-03-28 2027-03-29 2027-05-01
   2027-05-03 2027-05-16 2027-05-27 2027-08-15 2027-11-01 2027-11-11 2027-12-24 2027-12-25 2027-12-26 2028-01-01 2028-01-06`.split(
    /\s+/,
  ),
)

const wallClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Warsaw',
  weekday: 'short',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

function readCalendar(moment: Date): { day: string; weekday: string } {
  const parts = new Map(wallClock.formatToParts(moment).map(({ type, value }) => [type, value]))
  return {
    day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    weekday: parts.get('weekday') ?? '',
  }
}

/** Looks at the clock on the wall each hour and turns a page of the calendar at each midnight; slow and obvious. */
function daysAfter(moment: Date, wanted: (page: number, day: string, weekday: string) => boolean): string {
  let page = 0
  let { day } = readCalendar(moment)
  for (let time = moment.getTime(); ; time += HOUR_MS) {
    const seen = readCalendar(new Date(time))
    if (seen.day !== day) page += 1
    day = seen.day
    if (wanted(page, seen.day, seen.weekday)) return day
  }
}

const isFree = (day: string, weekday: string) => weekday === 'Sat' || weekday === 'Sun' || HOLIDAYS.has(day)

const lastDayByHand = (deliveredAt: Date): string =>
  daysAfter(deliveredAt, (page, day, weekday) => page >= 14 && !isFree(day, weekday))

const moments = fc.date({
  min: new Date('2025-01-01T00:00:00Z'),
  max: new Date('2027-12-10T00:00:00Z'),
  noInvalidDate: true,
})

/** Around the changes of the clocks and the ends of years, where a day too many or too few is easily made. */
const delicateMoments = fc
  .tuple(
    fc.constantFrom('2025-03-30', '2025-10-26', '2026-03-29', '2026-10-25', '2025-12-31', '2026-12-31'),
    fc.integer({ min: -20 * 24 * 60, max: 2 * 24 * 60 }),
  )
  .map(([day, minutes]) => new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000))

const agrees = (compute: (moment: Date) => string, byHand: (moment: Date) => string) =>
  fc.property(fc.oneof(moments, delicateMoments), (moment) => compute(moment) === byHand(moment))

test('the last day to withdraw is what the calendar on the wall says', () => {
  expect(fc.check(agrees(lastWithdrawalDay, lastDayByHand), { numRuns: 300 })).toMatchObject({
    failed: false,
  })
})

test.each([
  ['a day too late', (moment: Date) => addDays(lastWithdrawalDay(moment), 1)],
  ['a day too early', (moment: Date) => addDays(lastWithdrawalDay(moment), -1)],
  [
    'counted from the day of delivery itself',
    (moment: Date) => lastWithdrawalDay(new Date(moment.getTime() - 24 * HOUR_MS)),
  ],
  [
    'counted in UTC',
    (moment: Date) => lastWithdrawalDay(new Date(`${moment.toISOString().slice(0, 10)}T12:00:00Z`)),
  ],
])('the calendar notices a period that ends %s', (_, planted) => {
  expect(fc.check(agrees(planted, lastDayByHand), { numRuns: 1_000 }).failed).toBe(true)
})

test('the refund is due 14 pages of the calendar after the statement', () => {
  fc.assert(
    agrees(refundDueDay, (moment) => daysAfter(moment, (page) => page === 14)),
    { numRuns: 300 },
  )
  const planted = (moment: Date) => addDays(refundDueDay(moment), 1)
  expect(fc.check(agrees(planted, (moment) => daysAfter(moment, (page) => page === 14))).failed).toBe(true)
})

test.each([
  ['2026-11-10T12:00:00Z', '2026-11-24', 'a Tuesday'],
  ['2026-11-14T12:00:00Z', '2026-11-30', 'the end on a Saturday moves to Monday'],
  ['2026-10-28T12:00:00Z', '2026-11-12', 'the end on Independence Day moves to the day after'],
  ['2026-12-10T12:00:00Z', '2026-12-28', 'the end on Christmas Eve moves past the holidays and the weekend'],
  ['2026-12-18T12:00:00Z', '2027-01-04', 'the end on New Year moves into the next week'],
  ['2026-11-10T23:30:00Z', '2026-11-25', 'half past midnight in Warsaw is the next day'],
  [
    '2026-03-21T12:00:00Z',
    '2026-04-07',
    'Holy Saturday moves behind Easter, and the clocks change in between',
  ],
])('goods delivered at %s may be returned until %s: %s', (deliveredAt, expected) => {
  expect(lastWithdrawalDay(new Date(deliveredAt))).toBe(expected)
})

test('a statement is in time until the last minute of the last day in Warsaw, and always before delivery', () => {
  const deliveredAt = new Date('2026-11-10T12:00:00Z')
  const at = (statedAt: string) => isInTime({ deliveredAt, statedAt: new Date(statedAt) })
  expect([at('2026-11-24T22:59:59Z'), at('2026-11-24T23:00:00Z')]).toEqual([true, false])
  expect(isInTime({ deliveredAt: null, statedAt: new Date('2030-01-01T00:00:00Z') })).toBe(true)
})
