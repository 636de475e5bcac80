import { expect, it } from 'vitest'
import { drawingAddress } from '@/lib/drawings/drawing-address'
import { aSpacer, aTire, aWheel } from '@/tests/shop-examples'
import { toCardProduct } from './card-product'
import { detailPath } from '@bieznik/contract/catalogue/detail-path'

it.each([
  [aTire(), true],
  [aTire({ isRetreaded: false }), undefined],
  [aWheel, undefined],
])('is a retread only where the product is marked as one', (product, isRetreaded) => {
  expect(toCardProduct(product).isRetreaded).toBe(isRetreaded)
})

it('does not say that it is a retread where its list says so of all', () => {
  expect(toCardProduct(aTire(), { isMarked: false })).not.toHaveProperty('isRetreaded')
})

it.each([aTire(), aWheel, aSpacer])('has what a card shows of $title, and nothing else', (product) => {
  const shown = toCardProduct(product)
  expect(product).toMatchObject(shown)
  expect(shown).not.toHaveProperty('inArchive')
  expect(drawingAddress(shown)).toBe(drawingAddress(product))
  expect(detailPath(shown)).toBe(detailPath(product))
})
