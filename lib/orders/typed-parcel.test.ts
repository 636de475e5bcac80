import fc from 'fast-check'
import { expect, it } from 'vitest'
import { packedParcelSchema } from '@bieznik/contract/selling/shipment'
import { gramsOf, readParcel, typedOf } from './typed-parcel'

it('reads back what is proposed, with sides rounded up to a centimeter', () => {
  const side = fc.integer({ min: 1, max: 5_000 })
  const proposed = fc.record({
    pieces: fc.integer({ min: 1, max: 100 }),
    grams: fc.integer({ min: 1, max: 999_999 }),
    length: side,
    width: side,
    height: side,
  })
  fc.assert(
    fc.property(proposed, (parcel) => {
      const read = packedParcelSchema.parse(readParcel(typedOf(parcel)))
      expect(read).toMatchObject({ pieces: parcel.pieces, grams: parcel.grams })
      for (const name of ['length', 'width', 'height'] as const) {
        expect(read[name]).toBeGreaterThanOrEqual(parcel[name])
        expect(read[name] - parcel[name]).toBeLessThan(10)
      }
    }),
  )
})

it('asks for the weight that nobody knows', () => {
  const typed = typedOf({ pieces: 1, grams: null, length: 1, width: 1, height: 1 })
  expect(typed.kilograms).toBe('')
  expect(readParcel(typed).grams).toBeUndefined()
})

it.each(['', '0', '-1', 'x', '1,5', '501'])('“%s” is no side', (length) => {
  const typed = typedOf({ pieces: 1, grams: 1, length: 1, width: 1, height: 1 })
  expect(readParcel({ ...typed, length }).length).toBeUndefined()
})

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
