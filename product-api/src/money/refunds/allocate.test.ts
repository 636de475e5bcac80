import { addMoney, grosze, type Grosze } from '@bieznik/contract/money/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocate, dollarsOfPart, leftOf, type Source } from './allocate.ts'

const moneyFrom = (min: number, max: number) => fc.integer({ min, max }).map(grosze)

const untouched = fc.record({
  id: fc.uuid(),
  amount: moneyFrom(1_000, 5_000_000),
  refundedAmount: fc.constant(grosze(0)),
  usdCents: fc.integer({ min: 1_000, max: 2_000_000 }),
  refundedUsdCents: fc.constant(0),
})

const sumOf = (amounts: readonly Grosze[]) => addMoney(...amounts)

test('an amount is taken to the grosz, in the order of the payments, and never more than one holds', () => {
  fc.assert(
    fc.property(fc.array(untouched, { maxLength: 4 }), moneyFrom(1, 20_000_000), (sources, amount) => {
      const all = sumOf(sources.map(leftOf))
      fc.pre(amount <= all)
      const parts = allocate(sources, amount) ?? []
      expect(sumOf(parts.map((part) => part.amount))).toBe(amount)
      for (const [index, part] of parts.entries()) {
        expect(part.paymentId).toBe(sources[index]?.id)
        expect(part.amount).toBeLessThanOrEqual(sources[index]?.amount ?? 0)
      }
      expect(allocate(sources, grosze(all + amount))).toBeNull()
    }),
  )
})

test('the dollars of all parts are the dollars of the payment, however it is cut', () => {
  fc.assert(
    fc.property(
      untouched,
      fc.array(fc.double({ min: 0.01, max: 0.9, noNaN: true }), { maxLength: 6 }),
      (whole, cuts) => {
        let source: Source = whole
        let dollars = 0
        for (const cut of [...cuts, 1]) {
          const part = grosze(cut === 1 ? leftOf(source) : Math.floor(leftOf(source) * cut))
          const usd = dollarsOfPart(source, part)
          expect(usd).toBeGreaterThanOrEqual(0)
          dollars += usd ?? 0
          source = {
            ...source,
            refundedAmount: grosze(source.refundedAmount + part),
            refundedUsdCents: dollars,
          }
        }
        expect(dollars).toBe(whole.usdCents)
      },
    ),
  )
})

test('half of 299 PLN that were paid as 82.56 dollars is 41.28 of them, and then the rest', () => {
  const payment = {
    id: 'a',
    amount: grosze(29_900),
    refundedAmount: grosze(0),
    usdCents: 8_256,
    refundedUsdCents: 0,
  }
  expect(allocate([payment], grosze(14_950))).toEqual([{ paymentId: 'a', amount: 14_950, usdCents: 4_128 }])
})

test('a part of a payment in złoty has no dollars', () => {
  const source = {
    id: 'a',
    amount: grosze(100),
    refundedAmount: grosze(0),
    usdCents: null,
    refundedUsdCents: 0,
  }
  expect(dollarsOfPart(source, grosze(50))).toBeNull()
})
