import { grossOfLine, sumsOf, vatRateNames, vatWithin } from '@bieznik/contract/money/vat'
import { addMoney, grosze } from '@bieznik/contract/money/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { netLines } from './net-lines.ts'

const line = fc.record({
  quantity: fc.integer({ min: 0, max: 40 }),
  price: fc.integer({ min: 0, max: 10_000_00 }).map(grosze),
  rate: fc.constantFrom(...vatRateNames),
})

test('lines without VAT come to the sums of their rate, each within a grosz of its own VAT', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), (lines) => {
      const rows = netLines(lines)
      for (const { rate, net, vat } of sumsOf(lines)) {
        const ofRate = rows.filter((row) => row.line.rate === rate)
        expect(addMoney(...ofRate.map((row) => row.net))).toBe(net)
        expect(addMoney(...ofRate.map((row) => row.vat))).toBe(vat)
      }
      for (const row of rows) {
        expect(row.net + row.vat).toBe(grossOfLine(row.line))
        expect(Math.abs(row.vat - vatWithin(grossOfLine(row.line), row.line.rate))).toBeLessThanOrEqual(1)
      }
    }),
  )
})
