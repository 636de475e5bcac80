import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aSpacer, aTire, aWheel } from '@/tests/shop-examples'
import { drawingAddress, setDrawingAddress } from './drawing-address'
import { drawnProducts, readSet } from './drawn-product'
import { DRAWING_VERSION } from './drawing-version'

const parse = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://shop')
  const { v, ...numbers } = Object.fromEntries(searchParams)
  return { pathname, v, numbers }
}

it.each([
  ['tire', aTire(), { width: 195, profile: 80, diameter: 15, protector: 'Trasa' }],
  [
    'wheel',
    aWheel,
    {
      model: 'steel',
      tone: 'black',
      sheen: 'satin',
      diameter: 16,
      width: 6.5,
      boltSpacing: '5x112',
      centralBoreDiameter: 57.1,
    },
  ],
  ['spacer', aSpacer, { boltDistance: '5x112', boltInfo: 'M14x1.5', thickness: 20 }],
  [
    'spacer',
    { ...aSpacer, boreHub: 66.6, boreWheel: 57.1 },
    { boltDistance: '5x112', boltInfo: 'M14x1.5', thickness: 20, boreHub: 66.6, boreWheel: 57.1 },
  ],
] as const)(
  'names in the address of a %s the version and all that it is drawn from, and nothing else',
  (kind, product, from) => {
    const { pathname, v, numbers } = parse(drawingAddress(product))
    expect(pathname).toBe(`/drawings/${kind}.svg`)
    expect(v).toBe(DRAWING_VERSION)
    expect(drawnProducts[kind].parse(numbers)).toEqual(from)
    expect(parse(drawingAddress(product, 'sheet'))).toEqual({
      pathname: `/drawings/${kind}-sheet.svg`,
      v,
      numbers,
    })
  },
)

it('is read as it was written, whatever a pattern is called', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20, unit: 'grapheme' }), (protector) => {
      const { numbers } = parse(drawingAddress(aTire({ protector })))
      expect(numbers.protector).toBe(protector.slice(0, 60))
    }),
  )
})

it('can be written where a letter is cut in two', () => {
  expect(drawingAddress(aTire({ protector: `${'a'.repeat(59)}🛞` }))).toMatch(/a%EF%BF%BD&width=195$/)
})

it.each([
  ['a wheel with tire and spacer', [aTire(), aWheel, aSpacer], ['tire', 'wheel', 'spacer']],
  ['a wheel with a tire', [aTire(), aWheel], ['tire', 'wheel']],
  ['a wheel with a spacer', [aWheel, aSpacer], ['wheel', 'spacer']],
])('names in the address of a set what each part is drawn from: %s', (_, products, kinds) => {
  const { pathname, v, numbers } = parse(setDrawingAddress(products))
  expect([pathname, v]).toEqual(['/drawings/set.svg', DRAWING_VERSION])
  const parts = readSet(numbers)
  expect(Object.keys(parts ?? {})).toEqual(kinds)
  for (const product of products) {
    const own = parse(drawingAddress(product)).numbers
    const kind =
      product.productType === 'Tire' ? 'tire' : product.productType === 'Wheel' ? 'wheel' : 'spacer'
    expect(parts?.[kind]).toEqual(drawnProducts[kind].parse(own))
  }
})
