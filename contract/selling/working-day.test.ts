import { expect, test } from 'vitest'
import { easterSunday, isPublicHoliday, workingDayFrom } from './working-day.ts'

test.each([
  '2024-03-31',
  '2025-04-20',
  '2026-04-05',
  '2027-03-28',
  '2028-04-16',
  '2029-04-01',
  '2030-04-21',
  '2031-04-13',
  '2032-03-28',
  '2033-04-17',
  '2034-04-09',
  '2035-03-25',
  // The earliest and the latest that there can be, and two for which a simpler formula is a week off.
  '1818-03-22',
  '1943-04-25',
  '1954-04-18',
  '2049-04-18',
])('Easter Sunday is on %s', (day) => {
  expect(easterSunday(Number(day.slice(0, 4)))).toBe(day)
})

test('the public holidays of 2026, and no other day', () => {
  const days = Array.from({ length: 365 }, (_, index) =>
    new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
  )
  expect(days.filter(isPublicHoliday)).toEqual([
    '2026-01-01',
    '2026-01-06',
    '2026-04-05',
    '2026-04-06',
    '2026-05-01',
    '2026-05-03',
    '2026-05-24',
    '2026-06-04',
    '2026-08-15',
    '2026-11-01',
    '2026-11-11',
    '2026-12-24',
    '2026-12-25',
    '2026-12-26',
  ])
})

test('Christmas Eve is a holiday since 2025', () => {
  expect([isPublicHoliday('2024-12-24'), isPublicHoliday('2025-12-24')]).toEqual([false, true])
})

test.each([
  ['2026-11-26', '2026-11-26', 'a Thursday'],
  ['2026-11-28', '2026-11-30', 'a Saturday'],
  ['2026-11-29', '2026-11-30', 'a Sunday'],
  ['2026-04-04', '2026-04-07', 'the Saturday before Easter'],
  ['2026-12-24', '2026-12-28', 'Christmas with the weekend behind it'],
  ['2027-01-01', '2027-01-04', 'a Friday on which the year begins'],
  ['2024-12-24', '2024-12-24', 'a Christmas Eve before 2025'],
])('from %s the next working day is %s: %s', (day, expected) => {
  expect(workingDayFrom(day)).toBe(expected)
})
