import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defuse, undefuse } from './defuse.ts'

test.each(['=1+1', '+48 600', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', "'=1"])('%j is defused', (cell) => {
  expect(defuse(cell)).toBe(`'${cell}`)
})

test.each(['', 'Nadbieg', "'90s", '5x112', 'a=b'])('%j stays', (cell) => {
  expect(defuse(cell)).toBe(cell)
  expect(undefuse(cell)).toBe(cell)
})

test('every cell comes back as it was, and none begins a formula', () => {
  const cell = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom("'", '=', '@', '\t', 'a') }))
  fc.assert(
    fc.property(cell, (text) => {
      expect(undefuse(defuse(text))).toBe(text)
      expect(defuse(text)).not.toMatch(/^[=+\-@\t\r\n]/)
    }),
  )
})
