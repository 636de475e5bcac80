import { vatRateNames, vatPercents, vatWithin } from '@bieznik/contract/money/vat'
import { grosze } from '@bieznik/contract/money/money'
import { priceEndings, withEnding } from '@bieznik/contract/catalogue/price-change'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { vatOn } from '../../money/invoices/vat.ts'
import { netCost, priceFromCost } from './price-from-cost.ts'

const amount = fc.integer({ min: 1, max: 100_000_000 }).map(grosze)
const rate = fc.constantFrom(...vatRateNames)
const rule = fc.record({
  markup: fc.integer({ min: 0, max: 3_000 }),
  ending: fc.constantFrom(...priceEndings),
  minimumMargin: fc.integer({ min: 0, max: 1_000_000 }),
  minimumPrice: fc.integer({ min: 0, max: 10_000_000 }),
})

test.each([
  [20_000, {}, 24_600],
  [20_000, { markup: 250 }, 30_750],
  [20_000, { markup: 250, ending: 'grosze_99' }, 30_799],
  [20_000, { markup: 250, ending: 'zloty_10' }, 31_000],
  [20_000, { markup: 0, ending: 'zloty_10' }, 25_000],
  [20_000, { markup: 10, minimumMargin: 5_000 }, 30_750],
  [20_000, { markup: 10, minimumMargin: 5_000, ending: 'zloty_9_99' }, 30_999],
  [20_000, { markup: 250, minimumPrice: 39_900, ending: 'grosze_99' }, 39_999],
] as const)('%i grosze net by %j are %i', (cost, by, price) => {
  expect(priceFromCost(grosze(cost), '23', by)).toBe(price)
})

test('a price ends as asked, leaves the lowest margin, is never below the lowest price, and never more above it than the ending needs', () => {
  fc.assert(
    fc.property(amount, rate, rule, (net, vat, by) => {
      const price = priceFromCost(net, vat, by)
      expect(Number.isSafeInteger(price)).toBe(true)
      expect(withEnding(price, by.ending)).toBe(price)
      expect(price).toBeGreaterThanOrEqual(by.minimumPrice)
      expect(price - vatWithin(price, vat) - net).toBeGreaterThanOrEqual(by.minimumMargin)
      const wanted = Math.max(
        by.minimumPrice,
        ((net + by.minimumMargin) * (100 + vatPercents[vat])) / 100,
        (net * (100 + vatPercents[vat]) * (1_000 + by.markup)) / 100_000,
      )
      expect(price - wanted).toBeLessThanOrEqual(1_001)
    }),
  )
})

test('a higher cost never makes a lower price', () => {
  fc.assert(
    fc.property(amount, fc.nat(1_000_000), rate, rule, (net, more, vat, by) => {
      expect(priceFromCost(grosze(net + more), vat, by)).toBeGreaterThanOrEqual(priceFromCost(net, vat, by))
    }),
  )
})

test('VAT on a net amount is that within its gross, to the grosz', () => {
  fc.assert(
    fc.property(amount, rate, (net, vat) => {
      const gross = grosze(net + vatOn(net, vat))
      expect(vatWithin(gross, vat)).toBe(vatOn(net, vat))
      expect(netCost(gross, vat, { costTax: 'gross' })).toBe(net)
      expect(netCost(net, vat, {})).toBe(net)
    }),
  )
})
