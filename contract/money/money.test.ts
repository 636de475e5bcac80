import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  addMoney,
  amountDue,
  grosze,
  groszeFromPln,
  moneySchema,
  multiplyMoney,
  plnFromGrosze,
  totalOf,
  usdCents,
} from './money.ts'

const MAX_GROSZE = 1_000_000_000

const amount = fc.integer({ min: 0, max: MAX_GROSZE }).map(grosze)
const lines = fc.array(fc.record({ price: amount, quantity: fc.integer({ min: 1, max: 10 }) }), {
  maxLength: 100,
})

test('every amount survives the wire', () => {
  fc.assert(
    fc.property(amount, (money) => {
      const wire: unknown = JSON.parse(JSON.stringify(z.encode(moneySchema, money)))
      expect(z.decode(moneySchema, z.number().parse(wire))).toBe(money)
    }),
    { numRuns: 5_000 },
  )
})

// Shows D5
test('on the wire there are at most two decimals', () => {
  fc.assert(
    fc.property(amount, (money) => {
      expect(JSON.stringify(z.encode(moneySchema, money))).toMatch(/^\d+(\.\d{1,2})?$/)
    }),
    { numRuns: 5_000 },
  )
})

test('PLN and grosze are each other’s inverse', () => {
  fc.assert(
    fc.property(amount, (money) => {
      expect(groszeFromPln(plnFromGrosze(money))).toBe(money)
    }),
  )
})

test.each([10.005, 0.001, -0.01, 10_000_000.01, Number.NaN, Number.POSITIVE_INFINITY, '1', null])(
  '%s is no money on the wire',
  (wire) => {
    expect(moneySchema.safeParse(wire).success).toBe(false)
  },
)

test.each([0.5, Number.MAX_SAFE_INTEGER + 1, Number.NaN])('%s is no whole number of grosze', (value) => {
  expect(() => grosze(value)).toThrow(RangeError)
})

// Shows D5
test('sums are those of whole numbers, in whatever order', () => {
  fc.assert(
    fc.property(lines, (cart) => {
      const exact = cart.reduce((sum, { price, quantity }) => sum + BigInt(price) * BigInt(quantity), 0n)
      expect(BigInt(totalOf(cart))).toBe(exact)
      expect(totalOf(cart.toReversed())).toBe(totalOf(cart))
    }),
  )
})

test('what is paid and what is still due make up the total, and nobody is owed what was paid too much', () => {
  fc.assert(
    fc.property(amount, amount, (total, paid) => {
      const due = amountDue(total, paid)
      expect(due).toBeGreaterThanOrEqual(0)
      expect(due === 0 ? paid >= total : due + paid === total).toBe(true)
    }),
  )
})

test('a sum that leaves the safe integers is refused', () => {
  expect(() => addMoney(grosze(Number.MAX_SAFE_INTEGER), grosze(1))).toThrow(RangeError)
  expect(() => multiplyMoney(grosze(Number.MAX_SAFE_INTEGER), 2)).toThrow(RangeError)
})

test('dollars are rounded half up, as exact arithmetic has it', () => {
  const rate = fc.integer({ min: 1, max: 10_000_000 })
  fc.assert(
    fc.property(amount, rate, (money, tenThousandths) => {
      const divisor = BigInt(tenThousandths)
      const exact = (2n * BigInt(money) * 10_000n + divisor) / (2n * divisor)
      expect(BigInt(usdCents(money, { plnPerUsd: tenThousandths / 10_000 }))).toBe(exact)
    }),
    { numRuns: 5_000 },
  )
})

test.each([
  [41_250, 3.6214, 11_391],
  [1, 2, 1],
  [1, 2.0001, 0],
  [0, 3.6214, 0],
])('%i grosze at %d are %i cents', (money, plnPerUsd, cents) => {
  expect(usdCents(grosze(money), { plnPerUsd })).toBe(cents)
})
