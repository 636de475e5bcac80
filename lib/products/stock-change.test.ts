import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stockChange } from './stock-change'

const pieces = fc.nat(100_000)

it('a count makes the stock what was counted', () => {
  fc.assert(
    fc.property(pieces, pieces, (counted, inStock) => {
      expect(inStock + stockChange('count', String(counted), inStock)).toBe(counted)
    }),
  )
})

it('a delivery and a return add, damage takes away, whatever there is', () => {
  fc.assert(
    fc.property(pieces, pieces, (typed, inStock) => {
      expect(stockChange('delivery', String(typed), inStock)).toBe(typed)
      expect(stockChange('return', String(typed), inStock)).toBe(typed)
      expect(stockChange('damage', String(typed), inStock)).toBe(0 - typed)
    }),
  )
})

it.each(['', '-1', '1,5', 'x'])('%j is no number of pieces', (typed) => {
  expect(stockChange('count', typed, 3)).toBeNaN()
})
