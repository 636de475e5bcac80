import fc from 'fast-check'
import { expect, it } from 'vitest'
import { gramsOf } from './parcels'

it.each([
  ['', null],
  [' 18,5 ', 18_500],
  ['0.001', 1],
  ['1000', 1_000_000],
  ['0', undefined],
  ['1000,1', undefined],
  ['18,5 kg', undefined],
  ['1,2345', undefined],
  ['-1', undefined],
])('%j kg are %j g', (written, grams) => {
  expect(gramsOf(written)).toBe(grams)
})

it('reads back every weight that it writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.constantFrom(',', '.'), (grams, point) => {
      expect(gramsOf((grams / 1_000).toFixed(3).replace('.', point))).toBe(grams)
    }),
  )
})
