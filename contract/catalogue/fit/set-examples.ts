import fc from 'fast-check'
import { grosze } from '../../money/money.ts'
import type { Product, Spacer, Tire, Wheel } from '../product.ts'
import { noSafetyData } from '../safety-fields.ts'
import type { SetLine } from './set-advice.ts'

/* Lines for the tests of what goes together in a cart. */

const core = {
  title: '',
  price: grosze(100),
  url: null,
  quantityInStock: 12,
  inArchive: false,
  ...noSafetyData,
}

export const tire: Tire = {
  ...core,
  id: 1,
  productType: 'Tire',
  width: 205,
  profile: 55,
  diameter: 16,
  manufacturer: 'Nadbieg',
  typeOfTire: 'passenger',
  isRetreaded: true,
  icVc: '91V',
  season: 'summer',
  protector: 'Trasa',
  urls: [],
  inf: '',
}

export const wheel: Wheel = {
  ...core,
  id: 2,
  productType: 'Wheel',
  typeOfWheel: 'alloy',
  diameter: 16,
  width: 6.5,
  centralBoreDiameter: 66.6,
  boltSpacing: '5x112',
  color: '',
  material: '',
}

export const spacer: Spacer = {
  ...core,
  id: 3,
  productType: 'Spacer',
  boltDistance: '5x112',
  boltInfo: 'M14x1.5',
  thickness: 15,
}

export const line = <P extends Product>(product: P, quantity: number, differences: Partial<P> = {}): SetLine<P> => ({
  product: { ...product, ...differences },
  quantity,
})
const numbers = {
  quantity: fc.integer({ min: 1, max: 10 }),
  quantityInStock: fc.integer({ min: 0, max: 12 }),
}
const lineOf = <P extends Product>(product: P, differences: fc.Arbitrary<Partial<P>>) =>
  fc.tuple(fc.record(numbers), differences).map(([{ quantity, quantityInStock }, other]) => ({
    product: { ...product, ...other, quantityInStock },
    quantity,
  }))
const anyLine = fc.oneof(
  lineOf(
    tire,
    fc.record({
      width: fc.constantFrom(205, 255),
      diameter: fc.constantFrom(15, 16),
      protector: fc.constantFrom('Trasa', 'Zima', ''),
    }),
  ),
  lineOf(
    wheel,
    fc.record({
      width: fc.constantFrom(5, 6.5, 9),
      maxLoad: fc.constantFrom(500, 700, null),
      boltSpacing: fc.constantFrom('5x112', '5x100', '?'),
    }),
  ),
  lineOf(
    spacer,
    fc.record({ boreWheel: fc.constantFrom(57.1, 66.6, null), system: fc.constantFrom('through', '') }),
  ),
)
/** Up to six lines of products that go together or do not. */
export const anyCart = fc
  .array(anyLine, { maxLength: 6 })
  .map((lines) =>
    lines.map(({ product, quantity }, id) => ({
      product: { ...product, id: id + 1, price: grosze(100 + id) },
      quantity,
    })),
  )

