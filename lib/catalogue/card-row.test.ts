import { expect, it } from 'vitest'
import { drawingAddress } from '@/lib/drawings/drawing-address'
import { aSpacer, aTire, aWheel } from '@/tests/shop-examples'
import { fromCardRow, toCardRow } from './card-row'
import { detailPath } from './detail-path'

it.each([aTire(), aWheel, aSpacer])('keeps what a card shows of $title', (product) => {
  const shown = fromCardRow(toCardRow(product))
  expect(product).toMatchObject(shown)
  expect(drawingAddress(shown)).toBe(drawingAddress(product))
  expect(detailPath(shown)).toBe(detailPath(product))
})
