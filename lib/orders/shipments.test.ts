import fc from 'fast-check'
import { expect, it } from 'vitest'
import { packedParcelSchema } from '@bieznik/contract/shipment'
import { readParcel, typedOf } from './shipments'

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
