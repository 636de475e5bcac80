import { expect, test } from 'vitest'
import { nameOfPeriod } from './name-of-period'

test.each([
  ['2026-11-01', '2026-12-01', '2026-11'],
  ['2024-02-01', '2024-03-01', '2024-02'],
  ['2026-01-01', '2027-01-01', '2026-01-01-2026-12-31'],
  ['2026-11-01', '2026-11-02', '2026-11-01-2026-11-01'],
  ['2026-11-02', '2026-12-01', '2026-11-02-2026-11-30'],
])('a file of the days from %s to before %s is named %s', (from, before, name) => {
  expect(nameOfPeriod({ from, before })).toBe(name)
})
