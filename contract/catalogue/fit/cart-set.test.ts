import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMoney, grosze, totalOf } from '../../money/money.ts'
import type { Product, Spacer, Tire, Wheel } from '../product.ts'
import { noSafetyData } from '../safety-fields.ts'
import { cartSet } from './cart-set.ts'
import type { SetAdvice, SetLine } from './set-advice.ts'
import { extrasOf } from './set-extras.ts'
import { groupCart, wheelsOf } from './wheel-sets.ts'

const core = {
  title: '',
  price: grosze(100),
  url: null,
  quantityInStock: 12,
  inArchive: false,
  ...noSafetyData,
}

const tire: Tire = {
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

const wheel: Wheel = {
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

const spacer: Spacer = {
  ...core,
  id: 3,
  productType: 'Spacer',
  boltDistance: '5x112',
  boltInfo: 'M14x1.5',
  thickness: 15,
}

const line = <P extends Product>(product: P, quantity: number, differences: Partial<P> = {}): SetLine<P> => ({
  product: { ...product, ...differences },
  quantity,
})
const codesOf = (...lines: SetLine[]) => cartSet(lines).map(({ code }) => code)
const find = (code: SetAdvice['code'], ...lines: SetLine[]) =>
  cartSet(lines).find((advice) => advice.code === code)
const quantitiesOf = (...lines: SetLine[]) =>
  cartSet(lines).map(({ remedies }) =>
    remedies.map((remedy) => (remedy.kind === 'quantity' ? [remedy.productId, remedy.quantity] : [])),
  )

describe('tires', () => {
  it.each([2, 4, 6, 10])('in an even number, %i, are fine', (quantity) =>
    expect(codesOf(line(tire, quantity))).toEqual([]),
  )

  it.each([
    [1, 12, [2, 4]],
    [1, 3, [2]],
    [1, 1, []],
    [3, 12, [4]],
    [3, 3, [2]],
    [5, 12, [6]],
    [9, 12, [10]],
    // More than are left: the line says so itself.
    [5, 3, []],
  ])('%i of %i in stock become %j', (quantity, quantityInStock, quantities) => {
    const lines = line(tire, quantity, { quantityInStock })
    expect(codesOf(lines)).toEqual(['tire_odd'])
    expect(quantitiesOf(lines)).toEqual([quantities.map((each) => [1, each])])
  })

  it('of one size and pattern count together, whatever their speed symbol', () => {
    expect(codesOf(line(tire, 1), line(tire, 1, { id: 9, icVc: '94W' }))).toEqual([])
    const odd = [line(tire, 2, { quantityInStock: 2 }), line(tire, 1, { id: 9, icVc: '94W' })]
    expect(quantitiesOf(...odd)).toEqual([[[9, 2]]])
  })

  const winter = { id: 9, protector: 'Zima' }

  it.each([
    ['pattern', winter],
    ['width', { id: 9, width: 225 }],
    ['van size', { id: 9, loadClass: 'C' }],
  ] as const)('of another %s are fine as 2 + 2, and not as 3 + 1 or 1 + 1', (_, other) => {
    expect(codesOf(line(tire, 2), line(tire, 2, other))).toEqual([])
    for (const quantity of [3, 1])
      expect(codesOf(line(tire, quantity), line(tire, 1, other))).toEqual(['tire_axle', 'tire_axle'])
    expect(codesOf(line(tire, 4), line(tire, 1, other))).toEqual(['tire_odd'])
  })

  it('say with what they make no pair', () => {
    expect(find('tire_axle', line(tire, 1), line(tire, 1, winter))?.values).toEqual({
      pieces: 1,
      other: 'Nadbieg Zima 205/55 R16',
    })
  })

  it('of another rim diameter are for another axle or car', () =>
    expect(codesOf(line(tire, 1), line(tire, 1, { id: 9, diameter: 15 }))).toEqual(['tire_odd', 'tire_odd']))

  it('whose pattern is not known are not reported to have another', () =>
    expect(codesOf(line(tire, 1), line(tire, 1, { id: 9, protector: '' }))).toEqual(['tire_odd', 'tire_odd']))

  it.each([{ inArchive: true }, { quantityInStock: 0 }])('that cannot be bought, %j, do not count', (gone) =>
    expect(codesOf(line(tire, 1, gone))).toEqual([]),
  )
})

describe('wheels', () => {
  it('in an odd number become even, those of another color counted in', () => {
    expect(quantitiesOf(line(wheel, 3))).toEqual([[[2, 4]]])
    expect(codesOf(line(wheel, 3), line(wheel, 1, { id: 9, color: 'black' }))).toEqual([])
    expect(codesOf(line(wheel, 3), line(wheel, 1, { id: 9, et: 35 }))).toEqual(['wheel_odd', 'wheel_odd'])
  })

  it('of a diameter that no tire has lead to wheels that tires have', () => {
    const advice = find('wheel_diameter', line(wheel, 4, { diameter: 17 }), line(tire, 4))
    expect(advice?.values).toEqual({ diameter: 17, tires: '16' })
    expect(advice?.remedies).toEqual([{ kind: 'wheels', diameter: 16, boltSpacing: '5x112' }])
  })

  it('of one diameter among several are fine', () =>
    expect(codesOf(line(wheel, 2), line(tire, 2), line(tire, 2, { id: 9, diameter: 17 }))).toEqual([]))

  // ETRTO: 205/55 is for 5.5 to 7.5 inches.
  it.each([
    [5, 'rim_edge'],
    [5.5, undefined],
    [7.5, undefined],
    [8, 'rim_edge'],
    [8.5, 'rim_out'],
  ])('%d inches wide under 205/55: %s', (width, code) => {
    const found = cartSet([line(wheel, 4, { width }), line(tire, 4)])
    const values = { size: '205/55 R16', min: 5.5, max: 7.5, rim: width }
    expect(found).toMatchObject(code ? [{ code, values }] : [])
    expect(found).toHaveLength(code ? 1 : 0)
    const toWheels = { kind: 'wheels', diameter: 16, boltSpacing: '5x112' }
    const remedies = { rim_edge: [{ kind: 'ask' }], rim_out: [toWheels] }
    expect(found.map((advice) => advice.remedies)).toEqual(
      code === 'rim_edge' || code === 'rim_out' ? [remedies[code]] : [],
    )
  })

  it('in two widths each have a tire of their own', () => {
    const wide = line(tire, 2, { id: 9, width: 255 })
    expect(codesOf(line(wheel, 2), line(wheel, 2, { id: 8, width: 9 }), line(tire, 2), wide)).toEqual([])
    expect(codesOf(line(wheel, 4), line(tire, 2), wide)).toEqual(['rim_edge'])
  })

  it.each([
    [614, { kg: 614, index: 91, tireKg: 615 }],
    [615, undefined],
    [null, undefined],
  ])('that may carry %j kg under tires of 615', (maxLoad, values) => {
    expect(find('wheel_load', line(wheel, 4, { maxLoad }), line(tire, 4))?.values).toEqual(values)
    expect(codesOf(line(wheel, 4, { maxLoad }), line(tire, 4, { icVc: 'ICVC007' }))).toEqual([])
  })
})

describe('spacers', () => {
  it('in an odd number become even', () =>
    expect(quantitiesOf(line(spacer, 1, { quantityInStock: 3 }))).toEqual([[[3, 2]]]))

  it('of a bolt circle that no wheel has lead to those of the wheels', () => {
    const other = line(spacer, 2, { boltDistance: '5x114.3' })
    const advice = find('spacer_circle', other, line(wheel, 4))
    expect(advice?.values).toEqual({ offered: '5x114.3', wheels: '5x112' })
    expect(advice?.remedies).toEqual([{ kind: 'spacers', boltDistance: '5x112' }])
    expect(codesOf(other)).toEqual([])
    expect(codesOf(other, line(wheel, 4), line(wheel, 2, { id: 9, boltSpacing: '5x114.3' }))).toEqual([])
    expect(codesOf(other, line(wheel, 4, { boltSpacing: '5x100/112' }))).toEqual([])
  })

  it.each([
    [66.5, undefined],
    [66.6, undefined],
    [73.1, 'spacer_ring'],
    [57.1, 'spacer_collar'],
  ])('with a collar of 66.6 mm under wheels with a bore of %d mm: %s', (centralBoreDiameter, code) => {
    const wheels = line(wheel, 4, { centralBoreDiameter })
    expect(codesOf(line(spacer, 2, { boreWheel: 66.6 }), wheels)).toEqual(code ? [code] : [])
    expect(codesOf(line(spacer, 2, { boreWheel: null }), wheels)).toEqual([])
  })

  it('whose collar is too wide lead to others of their bolt circle', () =>
    expect(find('spacer_collar', line(spacer, 2, { boreWheel: 70 }), line(wheel, 4))?.remedies).toEqual([
      { kind: 'spacers', boltDistance: '5x112' },
    ]))

  it.each([
    [{ system: 'through', boltsIncluded: 'no', boltLength: 43 }, 'bolts_of_length'],
    [{ system: 'przelotowy', boltsIncluded: 'nie, trzeba dokupić' }, 'bolts_longer'],
    [{ system: 'through', boltsIncluded: 'yes' }, undefined],
    [{ system: 'bolt_on', boltsIncluded: 'no' }, undefined],
    [{ system: 'through' }, undefined],
  ])('with %j: %s', (differences, code) =>
    expect(codesOf(line(spacer, 2, differences))).toEqual(code ? [code] : []),
  )
})

const idsOf = (lines: readonly SetLine[]) => lines.map(({ product }) => product.id)

describe('what belongs together', () => {
  /** Ids of the sets, and of what is in none. */
  const group = (...lines: SetLine[]) => {
    const { sets, others } = groupCart(lines)
    return [...sets.map((set) => idsOf(set.lines)), { others: idsOf(others) }]
  }

  it('tires, wheels and spacers that go together are one set, in this order', () => {
    expect(group(line(spacer, 2), line(wheel, 4), line(tire, 4))).toEqual([[1, 2, 3], { others: [] }])
    expect(group(line(wheel, 4), line(tire, 4))).toEqual([[1, 2], { others: [] }])
    expect(group(line(spacer, 4), line(wheel, 4))).toEqual([[2, 3], { others: [] }])
  })

  it.each([
    ['tires alone', [line(tire, 4)]],
    ['wheels of another diameter', [line(tire, 4), line(wheel, 4, { diameter: 17 })]],
    ['wheels that are too wide', [line(tire, 4), line(wheel, 4, { width: 9 })]],
    ['spacers of another bolt circle', [line(wheel, 4), line(spacer, 4, { boltDistance: '5x114.3' })]],
    ['spacers whose bolt circle cannot be read', [line(wheel, 4), line(spacer, 4, { boltDistance: '?' })]],
    ['tires and spacers without wheels', [line(tire, 4), line(spacer, 4)]],
    ['what is sold out', [line(tire, 4), line(wheel, 4, { quantityInStock: 0 })]],
    ['what is archived', [line(tire, 4), line(wheel, 4, { inArchive: true })]],
  ])('%s: no set', (_, lines) => expect(group(...lines)).toEqual([{ others: idsOf(lines) }]))

  it('front and rear wheels with tires of their own are two sets, and wheels that share a tire are one', () => {
    const rear = [line(tire, 2, { id: 11, width: 275 }), line(wheel, 2, { id: 12, width: 9 })]
    expect(group(line(tire, 2), line(wheel, 2), ...rear)).toEqual([[1, 2], [11, 12], { others: [] }])
    expect(group(line(wheel, 2), line(wheel, 2, { id: 12, color: 'black' }), line(tire, 4))).toEqual([
      [1, 2, 12],
      { others: [] },
    ])
  })

  it('a spacer goes with the wheels that its collar centers, else with those that have tires, whatever the order', () => {
    const lines = [
      line(wheel, 4, { diameter: 17 }),
      line(tire, 4),
      line(wheel, 4, { id: 12, centralBoreDiameter: 57.1 }),
    ]
    const collar = (boreWheel: number) => line(spacer, 4, { boreWheel })
    for (const cart of [lines, lines.toReversed()]) {
      expect(group(...cart, collar(66.6))).toContainEqual([2, 3])
      expect(group(...cart, collar(57.1))).toContainEqual([1, 12, 3])
      expect(group(...cart, collar(60))).toContainEqual([1, 12, 3])
    }
  })

  it.each([
    [4, [line(tire, 4), line(wheel, 4)]],
    [3, [line(tire, 4), line(wheel, 3)]],
    [2, [line(tire, 2), line(wheel, 4), line(spacer, 2)]],
    [4, [line(wheel, 2), line(wheel, 2, { id: 12, color: 'black' }), line(spacer, 2)]],
  ])('comes to %i wheels', (count, lines) => {
    const [first] = groupCart(lines).sets
    expect(first && wheelsOf(first.set)).toBe(count)
  })
})

describe('what can be asked for with an order', () => {
  const kindsOf = (...lines: SetLine[]) => extrasOf(lines).map(({ kind, detail }) => [kind, detail])

  it('are an assembly of tires on wheels that take them, and the rings and bolts that are missing', () => {
    const through = { system: 'through', boltsIncluded: 'no', boreWheel: 57.1 }
    expect(kindsOf(line(tire, 4), line(wheel, 4))).toEqual([['assembly', '']])
    expect(kindsOf(line(tire, 4), line(wheel, 4), line(spacer, 4, { ...through, boltLength: 43 }))).toEqual([
      ['assembly', ''],
      ['rings', '66.6 × 57.1'],
      ['bolts', 'M14x1.5, 43 mm'],
    ])
    expect(kindsOf(line(spacer, 4, through))).toEqual([['bolts', 'M14x1.5, +15 mm']])
  })

  it.each([
    ['tires alone', [line(tire, 4)]],
    ['wheels of another diameter', [line(tire, 4), line(wheel, 4, { diameter: 17 })]],
    ['spacers that center the wheels', [line(wheel, 4), line(spacer, 4, { boreWheel: 66.6 })]],
    ['wheels that do not go over the collar', [line(wheel, 4), line(spacer, 4, { boreWheel: 70 })]],
    ['what cannot be bought', [line(tire, 4), line(wheel, 4, { inArchive: true })]],
  ])('are none for %s', (_, lines) => expect(kindsOf(...lines)).toEqual([]))
})

describe('of any cart', () => {
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
  const anyCart = fc.array(anyLine, { maxLength: 6 }).map((lines) =>
    lines.map(({ product, quantity }, id) => ({
      product: { ...product, id: id + 1, price: grosze(100 + id) },
      quantity,
    })),
  )

  it('a quantity that is advised can be had and ends the advice', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        for (const { code, remedies } of cartSet(cart))
          for (const remedy of remedies) {
            if (remedy.kind !== 'quantity') continue
            const { productId, quantity } = remedy
            const changed = cart.map((each) => (each.product.id === productId ? { ...each, quantity } : each))
            const stock = cart.find(({ product }) => product.id === productId)?.product.quantityInStock ?? 0
            expect(quantity).toBeGreaterThanOrEqual(1)
            expect(quantity).toBeLessThanOrEqual(Math.min(10, stock))
            const oddBefore = cartSet(cart).filter(
              (each) => each.code.endsWith('_odd') || each.code === 'tire_axle',
            )
            const oddAfter = cartSet(changed).filter(
              (each) => each.code.endsWith('_odd') || each.code === 'tire_axle',
            )
            expect([code, oddAfter.length]).toEqual([code, oddBefore.length - 1])
          }
      }),
    )
  })

  it('the order of its lines changes nothing but the order of the advice, and twice as much of everything is even', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const count = (lines: readonly SetLine[]) =>
          cartSet(lines)
            .map(({ code }) => code)
            .toSorted()
        expect(count(cart.toReversed())).toEqual(count(cart))
        const twice = cart.map(({ product, quantity }) => ({ product, quantity: 2 * quantity }))
        expect(count(twice).filter((code) => code.endsWith('_odd') || code === 'tire_axle')).toEqual([])
      }),
    )
  })

  it('each line is in exactly one group, and the groups come to what the cart does', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const { sets, others } = groupCart(cart)
        const groups = [...sets.map(({ lines }) => lines), others]
        expect(new Set(groups.flat())).toEqual(new Set(cart))
        expect(groups.flat()).toHaveLength(cart.length)
        const priced = (lines: readonly SetLine[]) =>
          totalOf(lines.map(({ product, quantity }) => ({ price: product.price, quantity })))
        expect(addMoney(...groups.map(priced))).toBe(priced(cart))
        for (const { set, lines } of sets) {
          const kinds = [set.tires, set.wheels, set.spacers]
          expect(idsOf(kinds.flat())).toHaveLength(lines.length)
          expect(set.wheels.length).toBeGreaterThan(0)
          expect(set.tires.length + set.spacers.length).toBeGreaterThan(0)
        }
      }),
    )
  })

  it('the groups are the same whatever the order of its lines', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const groups = (lines: readonly SetLine[]) =>
          new Set(groupCart(lines).sets.map((set) => idsOf(set.lines).map(String).toSorted().join(' ')))
        expect(groups(cart.toReversed())).toEqual(groups(cart))
      }),
    )
  })

  it('what can be asked for is of products of the cart, and each assembly of a tire and a wheel of one diameter', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const productOf = (id: number) => cart.find(({ product }) => product.id === id)?.product
        const diameterOf = (id: number) => {
          const product = productOf(id)
          return product && product.productType !== 'Spacer' ? product.diameter : null
        }
        for (const { kind, productId, otherProductId } of extrasOf(cart)) {
          const needed = [productId, otherProductId].filter((id) => id !== null)
          expect(needed.map((id) => productOf(id)?.id)).toEqual(needed)
          const diameters = new Set(kind === 'assembly' ? needed.map(diameterOf) : [0])
          expect(diameters.size).toBe(1)
        }
      }),
    )
  })
})
