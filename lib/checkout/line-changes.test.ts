import { grosze } from '@bieznik/contract/money/money'
import type { CartLine } from '@bieznik/contract/selling/cart'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCartLine } from '@/tests/shop-examples'
import { agreedLines, lineChanges } from './line-changes'

const line = aCartLine(4)
const { title } = line.product
const agreed = agreedLines([line])

describe('what has changed', () => {
  it('is nothing while everything is as it was', () => {
    expect(lineChanges(agreed, [line])).toEqual([])
  })

  it.each([
    ['a price', aCartLine(4, { price: grosze(43_000) }), { price: { from: 41_250, to: 43_000 } }],
    ['a quantity', aCartLine(2), { quantity: { from: 4, to: 2 } }],
    ['the stock', aCartLine(4, { quantityInStock: 3 }), { left: 3 }],
    ['the last of it', aCartLine(4, { quantityInStock: 0 }), { left: 0 }],
    ['its place in the catalogue', aCartLine(4, { inArchive: true }), { left: 0 }],
    [
      'price and stock at once',
      aCartLine(4, { price: grosze(1), quantityInStock: 1 }),
      { price: { from: 41_250, to: 1 }, left: 1 },
    ],
  ])('is reported for %s', (_what, now, change) => {
    expect(lineChanges(agreed, [now])).toEqual([{ productId: 7, title, ...change }])
  })

  it('is reported for a line that is new and for one that is gone', () => {
    const other = aCartLine(1, { id: 8 })
    expect(lineChanges(agreed, [other])).toEqual([
      { productId: 8, title, quantity: { from: 0, to: 1 } },
      { productId: 7, title, quantity: { from: 4, to: 0 } },
    ])
  })

  it('compares with the prices that were shown before', () => {
    const shown = new Map([[7, grosze(40_000)]])
    expect(lineChanges(agreedLines([line], shown), [line])).toMatchObject([
      { price: { from: 40_000, to: 41_250 } },
    ])
  })
})

it('is nothing once it is agreed to, whatever the cart, unless there is too little of something', () => {
  const lines: fc.Arbitrary<CartLine[]> = fc.uniqueArray(
    fc
      .record({
        id: fc.integer({ min: 1, max: 9 }),
        quantity: fc.integer({ min: 1, max: 10 }),
        stock: fc.nat(12),
        price: fc.nat(),
      })
      .map(({ id, quantity, stock, price }) =>
        aCartLine(quantity, { id, quantityInStock: stock, price: grosze(price) }),
      ),
    { selector: ({ product }) => product.id },
  )
  fc.assert(
    fc.property(lines, (cart) => {
      const short = cart.filter(({ product, quantity }) => quantity > product.quantityInStock)
      expect(lineChanges(agreedLines(cart), cart).map(({ productId }) => productId)).toEqual(
        short.map(({ product }) => product.id),
      )
    }),
  )
})
