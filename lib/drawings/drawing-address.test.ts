import { expect, it } from 'vitest'
import { aSpacer, aTire, aWheel } from '@/tests/shop-examples'
import { drawingAddress } from './drawing-address'
import { drawnProducts } from './drawn-product'

it.each([
  ['tire.svg', aTire()],
  ['wheel.svg', aWheel],
  ['spacer.svg', aSpacer],
] as const)('names in the address of %s all that it is drawn from, and nothing else', (name, product) => {
  const { pathname, searchParams } = new URL(drawingAddress(product), 'http://shop')
  expect(pathname).toBe(`/drawings/${name}`)
  expect([...searchParams.keys()]).toEqual(Object.keys(drawnProducts[name].shape).toSorted())
  expect(drawnProducts[name].safeParse(Object.fromEntries(searchParams)).success).toBe(true)
})
