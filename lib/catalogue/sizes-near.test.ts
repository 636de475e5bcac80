import { readTireNotation } from '@bieznik/contract/catalogue/tire-size-notation'
import { expect, it } from 'vitest'
import { sizesNear } from './sizes-near'

const sizes = [
  { width: 31, profile: 10.5, diameter: 15 },
  { width: 195, profile: 65, diameter: 15 },
  { width: 195, profile: 80, diameter: 15 },
  { width: 205, profile: 85, diameter: 16 },
  { width: 235, profile: 85, diameter: 16 },
  { width: 205, profile: 80, diameter: 16 },
  { width: 195, profile: 60, diameter: 16 },
]

const near = (text: string) =>
  sizesNear(readTireNotation(text), sizes).map(({ width, profile, diameter }) =>
    [width, profile, diameter].join(),
  )

it.each([
  // 802 mm high and 215 wide
  ['7.50R16', ['235,85,16']],
  // 749 mm high and 187 wide
  ['6.50-16', ['205,85,16', '205,80,16']],
  ['195', ['195,65,15', '195,80,15', '195,60,16']],
  ['195/6', ['195,65,15', '195,60,16']],
  ['195/80', ['195,80,15']],
  ['31', ['31,10.5,15']],
  // No tire is 197 mm wide.
  ['opona 197/65R15', ['195,65,15']],
  ['Ford Transit', []],
  ['999/99R99', []],
])('near %s are %j', (text, found) => {
  expect(near(text)).toEqual(found)
})
