import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDecimal } from './read-decimal.ts'

test.each([
  ['412,50', 412.5],
  ['412.5', 412.5],
  ['1 234,50 zł', 1234.5],
  ['1\u00A0234,50\u00A0PLN', 1234.5],
  ['1.234,50', 1234.5],
  ['1,234.50', 1234.5],
  ['12 345 678', 12_345_678],
  ['8 szt.', 8],
  ['66,6 mm', 66.6],
  ['1.234,500', 1234.5],
])('%s is %d', (text, value) => {
  expect(readDecimal(text)).toEqual({ value })
})

test.each(['', 'brak', '1 2', '12 34', '1,2,3', '>20', '-5', '1e3', '=1+1', '0x10', '1.2.3,4'])(
  '%j is no number',
  (text) => {
    expect(readDecimal(text)).toEqual({ reason: 'number' })
  },
)

test.each(['1.234', '1,000', '2.500 zł', '1.000 szt', '12,345', '1234.500', '0.125'])(
  '%s may be thousands or a fraction',
  (text) => {
    expect(readDecimal(text)).toEqual({ reason: 'thousands' })
  },
)

test.each([
  ['1.200', 1200, 1.2],
  ['1,000', 1000, 1],
  ['2.500 zł', 2500, 2.5],
])('%s is %d or %d, as staff say', (text, thousands, decimals) => {
  expect(readDecimal(text, 'thousands')).toEqual({ value: thousands })
  expect(readDecimal(text, 'decimals')).toEqual({ value: decimals })
})

test.each(['0.125', '1234.500'])('%s is no number of thousands, whatever staff say', (text) => {
  expect(readDecimal(text, 'thousands')).toEqual({ reason: 'thousands' })
})

test('every price is read back, with comma and point', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (grosze) => {
      const text = String(grosze / 100)
      expect(readDecimal(text)).toEqual({ value: grosze / 100 })
      expect(readDecimal(text.replace('.', ','))).toEqual({ value: grosze / 100 })
    }),
  )
})

test('no text is too much for it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const reading = readDecimal(text)
      expect('reason' in reading || Number.isFinite(reading.value)).toBe(true)
    }),
  )
})
