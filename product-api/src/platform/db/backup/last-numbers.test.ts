import { expect, test } from 'vitest'
import { readLastNumbers } from './last-numbers.ts'
import { seriesSince } from './leave-gap.ts'

test('the last numbers are read from the options', () => {
  expect(readLastNumbers('23', ['FV/2026/0007', 'FK/2026/12345'])).toEqual({
    lastOrder: 23,
    lastInvoices: new Map([
      ['FV/2026', 7],
      ['FK/2026', 12_345],
    ]),
  })
  expect(readLastNumbers(undefined, [])).toEqual({ lastOrder: null, lastInvoices: new Map() })
})

test.each(['FV/2026', '7', 'FV/2026/', 'XX/2026/0007', 'FV/2026/-1', 'FV/2026/0007 '])(
  '%j is no number of an invoice',
  (written) => {
    expect(() => readLastNumbers(undefined, [written])).toThrow('--last-invoice')
  },
)

test.each(['0', '-1', 'last', '1.5', '12345678901'])('%j is no number of an order', (written) => {
  expect(() => readLastNumbers(written, [])).toThrow('--last-order')
})

test('series that may have grown are those of each year since, by the calendar of Warsaw', () => {
  const since = (from: string, to: string) => seriesSince(new Date(from), new Date(to))
  expect(since('2026-11-28T12:00:00Z', '2026-11-29T12:00:00Z')).toEqual(['FV/2026', 'FK/2026'])
  expect(since('2026-12-31T22:00:00Z', '2026-12-31T23:30:00Z')).toEqual([
    'FV/2026',
    'FK/2026',
    'FV/2027',
    'FK/2027',
  ])
})
