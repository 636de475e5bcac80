import { expect, it } from 'vitest'
import { detailPath } from './detail-path.ts'

// Shows S7.19
it.each([
  ['Tire', '/tireDetail/7'],
  ['Wheel', '/wheelDetail/7'],
  ['Spacer', '/spacerDetail/7'],
] as const)('a %s is shown at %s', (productType, path) => {
  expect(detailPath({ id: 7, productType })).toBe(path)
})
