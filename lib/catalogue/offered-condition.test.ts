import { expect, it } from 'vitest'
import { offeredCondition } from './offered-condition'

it.each([
  [[{}, {}], 'retreaded'],
  [[{}, { newTires: 1 }], 'any'],
  [[], 'retreaded'],
  [null, 'any'],
] as const)('of the sizes %j is %s', (sizes, condition) => {
  expect(offeredCondition(sizes)).toBe(condition)
})
