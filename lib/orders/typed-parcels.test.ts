import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aListedOrder } from '@/tests/shop-examples'
import { parcelsOf, readNumbers, sharedPieces, withNumber } from './typed-parcels'

it('reads several numbers of one order, and none when one of them can be no number', () => {
  expect(readNumbers('0000 1234; 0000-5678,')).toEqual(['00001234', '00005678'])
  expect(readNumbers('00001234, 12')).toBeUndefined()
  expect(withNumber(' 00001234,', '00005678')).toBe('00001234, 00005678')
})

it('shares all pieces out to the parcels, as evenly as they can be', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 20 }), (pieces, parcels) => {
      const shares = sharedPieces(pieces, parcels)
      expect(shares).toHaveLength(parcels)
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
      const sum = shares.reduce((all, share) => all + share, 0)
      expect(sum).toBe(Math.max(pieces, parcels))
    }),
  )
})

it('has a parcel for each number, of the carrier that its form names, else of the chosen one', () => {
  const order = aListedOrder({ id: 30 })
  const [first, second] = parcelsOf(order, ['620000000000000000000105', '00005678'], 'gls')
  expect(first).toMatchObject({ orderId: 30, carrier: 'inpost', pieces: 2 })
  expect(second).toMatchObject({ orderId: 30, carrier: 'gls', pieces: 2 })
})
