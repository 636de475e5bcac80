import { describe, expect, it } from 'vitest'
import { roundRobin, takeCycling } from './spread.ts'

describe('roundRobin', () => {
  it('takes the first of every group, then the second, and passes over groups that have run out', () => {
    expect(roundRobin([['a1', 'a2', 'a3'], ['b1'], [], ['c1', 'c2']])).toEqual([
      'a1',
      'b1',
      'c1',
      'a2',
      'c2',
      'a3',
    ])
    expect(roundRobin([])).toEqual([])
  })
})

describe('takeCycling', () => {
  it('takes the beginning, or starts over', () => {
    expect(takeCycling([1, 2, 3], 2)).toEqual([1, 2])
    expect(takeCycling([1, 2, 3], 7)).toEqual([1, 2, 3, 1, 2, 3, 1])
    expect(takeCycling([1, 2, 3], 0)).toEqual([])
    expect(takeCycling([], 5)).toEqual([])
  })
})
