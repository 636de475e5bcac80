import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aSpacer, aTire, aWheel } from '@/tests/shop-examples'
import { drawingAddress, readDrawingAddress } from './drawing-address'
import { drawnProducts } from './drawn-product'

it.each([
  ['tire.svg', aTire()],
  ['wheel.svg', aWheel],
  ['spacer.svg', aSpacer],
] as const)('names in the address of %s all that it is drawn from, and nothing else', (name, product) => {
  const { pathname, searchParams } = new URL(drawingAddress(product), 'http://shop')
  expect(pathname).toBe(`/drawings/${name}`)
  const read = readDrawingAddress(name, searchParams) ?? {}
  expect(Object.keys(read)).toEqual(Object.keys(drawnProducts[name].shape).toSorted())
  const { data } = drawnProducts[name].safeParse(read)
  expect(product).toMatchObject(data ?? { name })
})

it('is read as it was written, whatever a pattern is called', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20, unit: 'grapheme' }), (protector) => {
      const { pathname, searchParams } = new URL(drawingAddress(aTire({ protector })), 'http://shop')
      expect(pathname).toBe('/drawings/tire.svg')
      expect(readDrawingAddress('tire.svg', searchParams)?.protector).toBe(protector.slice(0, 60))
    }),
  )
})

it('can be written where a letter is cut in two', () => {
  expect(drawingAddress(aTire({ protector: `${'a'.repeat(59)}🛞` }))).toMatch(/a%EF%BF%BD&v=195$/)
})

it.each(['', 'v=15&v=80&v=Trasa', 'v=15&v=80&v=Trasa&v=195&v=1', 'width=195&profile=80'])(
  'cannot be read from %j',
  (query) => {
    expect(readDrawingAddress('tire.svg', new URLSearchParams(query))).toBeNull()
  },
)

it('is that of a drawing that there is', () => {
  expect(readDrawingAddress('car.svg', new URLSearchParams('v=15&v=80&v=Trasa&v=195'))).toBeNull()
})
