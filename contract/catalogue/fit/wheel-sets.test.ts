import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addMoney, totalOf } from '../../money/money.ts'
import type { SetLine } from './set-advice.ts'
import { anyCart, line, spacer, tire, wheel } from './set-examples.ts'
import { groupCart, wheelsOf } from './wheel-sets.ts'

const idsOf = (lines: readonly SetLine[]) => lines.map(({ product }) => product.id)
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

it('of any cart each line is in exactly one group, and the groups come to what the cart does', () => {
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

it('of any cart the groups are the same whatever the order of its lines', () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      const groups = (lines: readonly SetLine[]) =>
        new Set(groupCart(lines).sets.map((set) => idsOf(set.lines).toSorted().join(' ')))
      expect(groups(cart.toReversed())).toEqual(groups(cart))
    }),
  )
})
