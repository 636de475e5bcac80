import fc from 'fast-check'
import { expect, it } from 'vitest'
import { comparePath, MAX_COMPARED } from './compare-path'
import { readComparedIds, sentComparePath } from './compared-ids'

it.each(['', '0', '1,', '1,1', 'a', '1,2,3,4,5', '1;2', '99999999999', '-1', '1.5', '01'])(
  '%j is no comparison',
  (segment) => {
    expect(readComparedIds(segment)).toBeNull()
  },
)

it('is read as it is written', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(ids, (compared) => {
      expect(readComparedIds(comparePath(compared).slice('/compare/'.length))).toEqual(compared)
    }),
  )
})

it.each([
  ['1,2', '/compare/1,2'],
  ['1, 2,2,x', '/compare/1,2'],
  ['1,2,3,4,5', '/compare/1,2,3,4'],
  ['x', null],
  ['', null],
])('ids=%s leads to %s', (ids, path) => {
  expect(sentComparePath(ids)).toBe(path)
})

it('whatever is asked for, what it leads to can be read', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.nat().map(String))), (sent) => {
      const path = sentComparePath(sent.join(','))
      if (path === null) return
      expect(readComparedIds(path.slice('/compare/'.length))?.length ?? 0).toBeGreaterThan(0)
      expect(path.split(',').length).toBeLessThanOrEqual(MAX_COMPARED)
    }),
  )
})
