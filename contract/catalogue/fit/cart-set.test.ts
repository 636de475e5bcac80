import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartSet } from './cart-set.ts'
import type { SetAdvice, SetLine } from './set-advice.ts'
import { anyCart, line, spacer, tire, wheel } from './set-examples.ts'

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

describe('of any cart', () => {
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
})
