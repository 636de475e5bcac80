import { expect, it } from 'vitest'
import { nearestBoltCircles, nearestNumbers } from './nearest'

it('orders numbers by their distance, the smaller of two first', () => {
  expect(nearestNumbers(16, [13, 14, 15, 17, 17.5, 20])).toEqual([15, 17, 17.5, 14, 13, 20])
})

it('orders bolt circles by the number of bolts, then by their diameter', () => {
  expect(nearestBoltCircles('5x115', ['4x114.3', '5x108', '5x112', '5x114.3', '6x114.3'])).toEqual([
    '5x114.3',
    '5x112',
    '5x108',
    '4x114.3',
    '6x114.3',
  ])
})

it('takes what is no bolt circle for the farthest', () => {
  expect(nearestBoltCircles('5x112', ['two rows', '4x100'])).toEqual(['4x100', 'two rows'])
})
