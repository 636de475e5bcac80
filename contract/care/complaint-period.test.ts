import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayInWarsaw } from '../platform/calendar-day.ts'
import { addMonths, answerDueDay, liabilityEnd, remindersDue } from './complaint-period.ts'

const moments = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2032-12-31T00:00:00Z'),
  noInvalidDate: true,
})

/** Turns the pages of the calendar until the month has changed so often, and then until the date; slow and obvious. */
function monthsAfter(day: string, months: number): string {
  let page = day
  for (let changed = 0; changed < months; page = addDays(page, 1))
    if (addDays(page, 1).slice(0, 7) !== page.slice(0, 7)) changed += 1
  const inMonth = (next: string) => next.slice(0, 7) === page.slice(0, 7)
  let last = page
  while (Number(last.slice(8)) < Number(day.slice(8)) && inMonth(addDays(last, 1))) last = addDays(last, 1)
  return last
}

const agrees = (compute: (day: string, months: number) => string) =>
  fc.property(moments, fc.constantFrom(1, 12, 24, 36), (moment, months) => {
    const day = dayInWarsaw(moment)
    return compute(day, months) === monthsAfter(day, months)
  })

test('so many months later is what the calendar says', () => {
  expect(fc.check(agrees(addMonths), { numRuns: 200 })).toMatchObject({ failed: false })
})

test.each([
  ['a day too late', (day: string, months: number) => addDays(addMonths(day, months), 1)],
  ['a day too early', (day: string, months: number) => addDays(addMonths(day, months), -1)],
  [
    'which runs over into the next month',
    (day: string, months: number) => {
      const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
      return new Date(Date.UTC(year, month - 1 + months, date)).toISOString().slice(0, 10)
    },
  ],
])('the calendar notices a date %s', (_, planted) => {
  expect(fc.check(agrees(planted), { numRuns: 2_000 }).failed).toBe(true)
})

test.each([
  ['2026-11-26T10:00:00Z', '2026-12-10'],
  ['2026-10-20T22:30:00Z', '2026-11-04'],
  ['2026-12-24T23:30:00Z', '2027-01-08'],
])('a complaint of %s is to be answered until %s', (receivedAt, expected) => {
  expect(answerDueDay(new Date(receivedAt))).toBe(expected)
})

test.each([
  ['2026-11-26T10:00:00Z', false, '2028-11-26'],
  ['2026-11-26T10:00:00Z', true, '2029-11-26'],
  ['2028-02-29T10:00:00Z', true, '2031-02-28'],
  ['2026-12-31T23:30:00Z', false, '2029-01-01'],
])('goods delivered at %s (repaired: %s) are answered for until %s', (deliveredAt, isRepaired, expected) => {
  expect(liabilityEnd(new Date(deliveredAt), { isRepaired })).toBe(expected)
})

test.each([
  [14, 0],
  [5, 0],
  [4, 1],
  [2, 1],
  [1, 2],
  [0, 2],
  [-1, 3],
  [-30, 3],
])(
  'with %i days left %i reminders are due: on the tenth day, on the thirteenth, and when it is too late',
  (daysLeft, due) => {
    expect(remindersDue(daysLeft)).toBe(due)
  },
)
