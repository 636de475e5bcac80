import type { ManagedProduct } from '@bieznik/contract/catalogue/product'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildTestShop } from '../../../test/shop.ts'
import { ids } from '../../../test/catalogue.ts'
import { listProductsByIds } from '../../catalogue/products/products.queries.ts'
import { proposeParcels } from './propose-parcels.ts'

const shop = await buildTestShop()
const products = await listProductsByIds(shop.db, [ids.tire, ids.inchTire, ids.wheel, ids.spacer])
const productOf = (id: number): ManagedProduct => {
  const found = products.find((each) => each.id === id)
  if (!found) throw new Error('the catalogue of the tests lacks a product')
  return found
}

test('tires go in pairs, one on the other, with the weight of their products', () => {
  const product: ManagedProduct = { ...productOf(ids.tire), weight: 9.25 }
  const [pair, last, ...rest] = proposeParcels([{ product, quantity: 3 }], 0)
  expect(pair).toMatchObject({ pieces: 2, grams: 18_500 })
  expect(last).toMatchObject({
    pieces: 1,
    grams: 9_250,
    length: pair?.length,
    height: (pair?.height ?? 0) / 2,
  })
  expect(rest).toEqual([])
})

test('a product without a weight has to be weighed', () => {
  const product: ManagedProduct = { ...productOf(ids.wheel), weight: null }
  expect(proposeParcels([{ product, quantity: 1 }], 0)).toMatchObject([{ pieces: 1, grams: null }])
})

test('whatever is ordered and packed, what is left is proposed, and each parcel is one that may be asked for', () => {
  const line = fc.record({ product: fc.constantFrom(...products), quantity: fc.integer({ min: 0, max: 10 }) })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 3 }), fc.integer({ min: 0, max: 40 }), (lines, packed) => {
      const proposed = proposeParcels(lines, packed)
      const ordered = lines.reduce((sum, { quantity }) => sum + quantity, 0)
      const left = proposed.reduce((sum, { pieces }) => sum + pieces, 0)
      expect(left).toBe(Math.max(0, ordered - packed))
      for (const { pieces, length, width, height } of proposed) {
        expect(pieces).toBeGreaterThan(0)
        expect(Math.max(length, width, height)).toBeLessThanOrEqual(5_000)
      }
    }),
  )
})

test.each([
  ['two tires of 15 inch, one on the other', ids.tire, { diameter: 15 }, 2, false],
  ['one tire of 15 inch', ids.tire, { diameter: 15 }, 1, true],
  ['two tires of 16 inch', ids.tire, { diameter: 16 }, 2, true],
  ['wheels', ids.wheel, {}, 2, true],
  ['spacers, which are in a box', ids.spacer, {}, 4, false],
])('%s: declared as non-standard or not', (_what, id, differences, quantity, isNonStandard) => {
  const product: ManagedProduct = { ...productOf(id), ...differences }
  expect(proposeParcels([{ product, quantity }], 0)).toMatchObject([{ isNonStandard }])
})
