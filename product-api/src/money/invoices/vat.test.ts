import { sumsOf, totalOfSums, vatRateNames, vatWithin } from '@bieznik/contract/money/vat'
import { grosze } from '@bieznik/contract/money/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differenceOf } from './vat.ts'

test.each([
  [139_600, '23', 26_104],
  [100, '23', 19],
  [1, '23', 0],
  [3, '23', 1],
  [0, '23', 0],
  [10_800, '8', 800],
  [10_500, '5', 500],
] as const)('%i grosze at %s%% contain %i grosze of VAT', (gross, rate, vat) => {
  expect(vatWithin(grosze(gross), rate)).toBe(vat)
})

test('a set for 1396.00 is 1134.96 and 261.04 of VAT', () => {
  expect(sumsOf([{ quantity: 4, price: grosze(34_900), rate: '23' }])).toEqual([
    { rate: '23', gross: 139_600, net: 113_496, vat: 26_104 },
  ])
})

const lineOf = fc.record({
  quantity: fc.integer({ min: 0, max: 40 }),
  price: fc.integer({ min: 1, max: 10_000_00 }).map(grosze),
  rate: fc.constantFrom(...vatRateNames),
})

test('net and VAT come to the gross, and VAT is right to half a grosz', () => {
  fc.assert(
    fc.property(fc.array(lineOf, { minLength: 1, maxLength: 20 }), (lines) => {
      const sums = sumsOf(lines)
      for (const { rate, gross, net, vat } of sums) {
        expect(net + vat).toBe(gross)
        expect(Math.abs(vat - (gross * Number(rate)) / (100 + Number(rate)))).toBeLessThanOrEqual(0.5)
      }
      const gross = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0)
      expect(totalOfSums(sums).gross).toBe(gross)
    }),
  )
})

test('an invoice and any number of corrections come to exactly what the last one leaves', () => {
  const pair = fc.array(fc.tuple(lineOf, fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 5 })), {
    minLength: 1,
    maxLength: 8,
  })
  fc.assert(
    fc.property(pair, (lines) => {
      const steps = Math.max(...lines.map(([, quantities]) => quantities.length))
      let current = lines.map(([line]) => line)
      let total = totalOfSums(sumsOf(current))
      for (let step = 0; step < steps; step += 1) {
        const next = current.map((line, index) => ({
          ...line,
          quantity: lines[index]?.[1][step] ?? line.quantity,
        }))
        const change = totalOfSums(differenceOf(current, next))
        total = {
          gross: grosze(total.gross + change.gross),
          net: grosze(total.net + change.net),
          vat: grosze(total.vat + change.vat),
        }
        current = next
      }
      expect(total).toEqual(totalOfSums(sumsOf(current)))
    }),
  )
})
