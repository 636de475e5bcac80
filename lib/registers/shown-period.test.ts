import { expect, test } from 'vitest'
import { registerPeriodOf, namedPeriods, shownPeriodOf } from './shown-period'

test('without a choice the month before today is shown', () => {
  expect(shownPeriodOf(new URLSearchParams(), '2026-03-05')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(shownPeriodOf(new URLSearchParams(), '2026-01-31')).toEqual({ from: '2025-12-01', to: '2025-12-31' })
})

test('the last day is in the period, which the API takes up to the day after it', () => {
  const query = new URLSearchParams({ from: '2026-10-01', to: '2026-10-31' })
  expect(registerPeriodOf(shownPeriodOf(query, '2026-11-27'))).toEqual({
    from: '2026-10-01',
    before: '2026-11-01',
  })
})

test.each([
  ['the end before the beginning', { from: '2026-10-02', to: '2026-10-01' }],
  ['more than a year', { from: '2025-01-01', to: '2026-01-02' }],
  ['no day', { from: '2026-02-30', to: '2026-03-01' }],
  ['an empty field', { from: '', to: '2026-03-01' }],
])('%s is no period', (_what, query) => {
  expect(registerPeriodOf(shownPeriodOf(new URLSearchParams(query), '2026-11-27'))).toBeNull()
})

test('months and the year begin and end with the calendar', () => {
  expect(namedPeriods('2024-03-31')).toEqual({
    last_month: { from: '2024-02-01', to: '2024-02-29' },
    this_month: { from: '2024-03-01', to: '2024-03-31' },
    this_year: { from: '2024-01-01', to: '2024-12-31' },
    last_year: { from: '2023-01-01', to: '2023-12-31' },
  })
})
