import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeFormula, unescapeFormula } from './escape-formula.ts'

test.each([
  '=1+1',
  '+48 600',
  '-1+2',
  '-A1',
  '--1',
  "'-1",
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '＝1',
  "'=1",
  "'11",
  "''0",
])('%j is escaped', (cell) => {
  expect(escapeFormula(cell)).toBe(`'${cell}`)
})

test.each(['', 'Nadbieg', "'90s", '5x112', 'a=b', '-43', '-12,5', '-0.5'])('%j stays', (cell) => {
  expect(escapeFormula(cell)).toBe(cell)
  expect(unescapeFormula(cell)).toBe(cell)
})

test('every cell comes back as it was, and none begins a formula', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom("'", '=', '@', '\t', 'a', '-', '1', ',') }),
  )
  fc.assert(
    fc.property(cell, (text) => {
      expect(unescapeFormula(escapeFormula(text))).toBe(text)
      expect(escapeFormula(text)).not.toMatch(/^(?:[=+@\t\r\n]|-(?!\d+(?:[.,]\d+)?$))/)
    }),
  )
})
