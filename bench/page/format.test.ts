import { expect, it } from 'vitest'
import { formatNumber, kilobytes } from './format.ts'

it.each([
  [0, '0'],
  [0.012345, '0.0123'],
  [9.876, '9.88'],
  [99.96, '100'],
  [1_234.5, '1,235'],
  [2_000_000, '2,000,000'],
  [Number.NaN, '–'],
  [Infinity, '–'],
])('%d is written as %s', (value, text) => {
  expect(formatNumber(value)).toBe(text)
})

it('kilobytes have 1,000 bytes', () => {
  expect(kilobytes(60_400)).toBe('60.4')
})
