import { describe, expect, it } from 'vitest'
import { goodsNear } from './goods-near'

const wheel = (diameter: number, boltSpacing: string, width: number) => ({
  diameter,
  boltSpacing,
  width,
  centralBoreDiameter: 66.6,
})
const fits = {
  wheels: [wheel(15, '4x100', 6), wheel(16, '5x112', 7), wheel(17, '5x112', 7.5), wheel(20, '6x139.7', 8.5)],
  spacers: [
    { boltDistance: '5x112', thickness: 15 },
    { boltDistance: '5x112', thickness: 20 },
    { boltDistance: '4x100', thickness: 5 },
  ],
}
const nothing = { wheels: [], spacers: [], circles: [] }

describe('what comes closest to', () => {
  it.each([
    ['a bolt circle', [], ['5x113'], { circles: ['5x112', '4x100', '6x139.7'] }],
    ['wheels of a bolt circle', ['Wheel'], ['5x113'], { circles: ['5x112', '4x100', '6x139.7'] }],
    ['a size of a wheel', [], ['7.5x20'], { wheels: [{ diameter: 20, width: 8.5 }] }],
    [
      'a size of a wheel with its circle',
      [],
      ['10x22', '5x112'],
      { wheels: [17, 16].map((diameter) => ({ diameter, boltSpacing: '5x112' })) },
    ],
    [
      'wheels of a circle and a diameter',
      ['Wheel'],
      ['5x112', 'r20'],
      { wheels: [17, 16].map((diameter) => ({ diameter, boltSpacing: '5x112' })) },
    ],
    [
      'a spacer of a thickness',
      ['Spacer'],
      ['5x112', '17mm'],
      { spacers: [15, 20].map((thickness) => ({ boltDistance: '5x112', thickness })) },
    ],
    [
      'a spacer of a bolt circle',
      ['Spacer'],
      ['5x113'],
      { spacers: [{ boltDistance: '5x112' }, { boltDistance: '4x100' }] },
    ],
    ['a diameter that may be of a tire', [], ['r21'], {}],
    ['a tire', ['Tire'], ['r21', '5x113'], {}],
    ['a name', ['Wheel'], ['brembo'], {}],
    ['a spacer without numbers', ['Spacer'], ['brembo'], {}],
  ] as const)('%s', (_what, kinds, unknown, near) => {
    expect(goodsNear({ kinds: [...kinds], words: [], unknown: [...unknown] }, fits)).toEqual({
      ...nothing,
      ...near,
    })
  })
})
