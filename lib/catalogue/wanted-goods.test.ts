import { expect, it } from 'vitest'
import { wantedGoods } from './wanted-goods'

const wheels = (diameter: number, boltSpacing?: string, width?: number) => ({
  of: 'wheels',
  search: { diameter, boltSpacing, width },
})
const spacers = (boltDistance: string, thickness?: number) => ({
  of: 'spacers',
  search: { boltDistance, thickness },
})
const circle = (name: string) => ({ of: 'circle', circle: name })

it.each([
  ['a bolt circle', [], ['5x113'], circle('5x113')],
  ['wheels of a bolt circle', ['Wheel'], ['5x113'], circle('5x113')],
  ['a size of a wheel', [], ['7.5x20'], wheels(20, undefined, 7.5)],
  ['a size of a wheel with its circle', [], ['10x22', '5x112'], wheels(22, '5x112', 10)],
  ['wheels of a circle and a diameter', ['Wheel'], ['5x112', 'r20'], wheels(20, '5x112')],
  ['a spacer of a thickness', ['Spacer'], ['5x112', '17mm'], spacers('5x112', 17)],
  ['a spacer of a bolt circle', ['Spacer'], ['5x113'], spacers('5x113')],
  ['a diameter that may be of a tire', [], ['r21'], null],
  ['a tire', ['Tire'], ['r21', '5x113'], null],
  ['a name', ['Wheel'], ['brembo'], null],
  ['a spacer without numbers', ['Spacer'], ['brembo'], null],
] as const)('%s', (_what, kinds, unknown, wanted) => {
  expect(wantedGoods({ kinds: [...kinds], words: [], unknown: [...unknown] })).toEqual(wanted)
})
