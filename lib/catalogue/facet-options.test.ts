import { expect, it } from 'vitest'
import { facetValues } from './facet-options'

const counts = [
  { value: 'm+s', count: 66 },
  { value: '3pmsf', count: 12 },
  { value: 'none', count: 0 },
]
const valuesOf = (chosen: string[], total: number) =>
  facetValues(counts, chosen, total).map(({ value }) => value)

it.each([
  ['what all products of the list have is left out, and what none has', [], 66, ['3pmsf']],
  ['what some have is offered', [], 80, ['m+s', '3pmsf']],
  // The others are counted as if nothing were chosen here: they may be more than the list has.
  ['while one is chosen, the others stay', ['3pmsf'], 12, ['m+s', '3pmsf']],
  ['what is chosen stays, whatever it shows', ['none'], 0, ['m+s', '3pmsf', 'none']],
])('%s', (_, chosen, total, expected) => {
  expect(valuesOf(chosen, total)).toEqual(expected)
})
