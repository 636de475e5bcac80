import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changePriceSchema, wheelInputSchema } from './product-input.ts'

/** Few of them have two decimals; the smallest are written with an exponent. */
const anyNumber = fc.oneof(
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer({ min: -10, max: 100_000 }).map((count) => count / 100),
)

test('a price that is taken is a grosz at least, and the amount that was sent', () => {
  fc.assert(
    fc.property(anyNumber, (sent) => {
      const price = changePriceSchema.shape.to.safeParse(sent)
      if (!price.success) return
      expect(price.data).toBeGreaterThanOrEqual(1)
      expect(price.data / 100).toBeCloseTo(sent, 9)
    }),
    { numRuns: 5_000 },
  )
})

test.each([
  [0, 'price_positive'],
  [-0.01, 'price_positive'],
  [0.005, 'price_decimals'],
  [5e-324, 'price_decimals'],
  [1.001, 'price_decimals'],
])('a price of %d is refused once, for what is wrong with it', (sent, message) => {
  const { error } = changePriceSchema.shape.to.safeParse(sent)
  expect(error?.issues.map((issue) => issue.message)).toEqual([message])
})

test('no measure that is taken would be zero in the tables', () => {
  fc.assert(
    fc.property(anyNumber, (sent) => {
      const width = wheelInputSchema.shape.width.safeParse(sent)
      if (!width.success) return
      expect(Number(width.data.toFixed(2))).toBeGreaterThan(0)
    }),
    { numRuns: 5_000 },
  )
})
