import { describe, expect, it } from 'vitest'
import { nearestBoltCircles, nearestNumbers, nearestSpacers, nearestWheels } from './nearest'

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

describe('what comes closest to wheels that nobody has', () => {
  const fit = (diameter: number, boltSpacing: string, width: number) => ({
    diameter,
    boltSpacing,
    width,
    centralBoreDiameter: 66.6,
  })
  const fits = [
    fit(15, '4x100', 6),
    fit(15, '5x112', 6),
    fit(16, '5x112', 6.5),
    fit(16, '5x112', 7),
    fit(16, '5x112', 8),
    fit(17, '5x112', 7),
    fit(17, '5x112', 8),
  ]

  it.each([
    [
      'is another width',
      { diameter: 16, boltSpacing: '5x112', width: 7.5 },
      [7, 8, 6.5].map((width) => ({ diameter: 16, boltSpacing: '5x112', width })),
    ],
    [
      'is the same without the bore',
      { diameter: 16, boltSpacing: '5x112', centralBoreDiameter: 99 },
      [{ diameter: 16, boltSpacing: '5x112' }],
    ],
    [
      'is another diameter with the bolt spacing of the car',
      { diameter: 20, boltSpacing: '5x112' },
      [17, 16, 15].map((diameter) => ({ diameter, boltSpacing: '5x112' })),
    ],
    [
      'is another diameter with a bolt spacing that not all have',
      { diameter: 16, boltSpacing: '4x100' },
      [{ diameter: 15, boltSpacing: '4x100' }],
    ],
    [
      'is a diameter where nothing has the bolt spacing',
      { diameter: 16, boltSpacing: '9x99' },
      [{ diameter: 16 }, { diameter: 15 }, { diameter: 17 }],
    ],
    [
      'is another width of the diameter alone',
      { diameter: 15, width: 7 },
      [{ diameter: 15, boltSpacing: undefined, width: 6 }],
    ],
    ['is another diameter', { diameter: 18 }, [{ diameter: 17 }, { diameter: 16 }, { diameter: 15 }]],
  ])('%s', (_what, search, nearest) => {
    expect(nearestWheels(search, fits)).toEqual(nearest)
  })
})

describe('what comes closest to spacers that nobody has', () => {
  const fits = [
    { boltDistance: '4x100', thickness: 5 },
    { boltDistance: '5x108', thickness: 5 },
    { boltDistance: '5x112', thickness: 5 },
    { boltDistance: '5x112', thickness: 15 },
    { boltDistance: '5x112', thickness: 20 },
  ]

  it.each([
    [
      'is another thickness',
      { boltDistance: '5x112', thickness: 16 },
      [15, 20, 5].map((thickness) => ({ boltDistance: '5x112', thickness })),
    ],
    [
      'is another bolt distance',
      { boltDistance: '5x115', thickness: 16 },
      [{ boltDistance: '5x112' }, { boltDistance: '5x108' }, { boltDistance: '4x100' }],
    ],
  ])('%s', (_what, search, nearest) => {
    expect(nearestSpacers(search, fits)).toEqual(nearest)
  })
})
