import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addToQuery, queryRecord } from './query-record'

it('has a list where a name is given several times, and text where it is given once', () => {
  expect(queryRecord(new URLSearchParams('a=1&b=2&a=3&c='))).toEqual({ a: ['1', '3'], b: '2', c: '' })
})

it('is no other query when it is written again', () => {
  const pairs = fc.array(fc.tuple(fc.constantFrom('a', 'b', '__proto__', 'toString'), fc.string()))
  fc.assert(
    fc.property(pairs, (given) => {
      const query = new URLSearchParams(given)
      query.sort()
      const again = addToQuery(new URLSearchParams(), queryRecord(query))
      again.sort()
      expect(again.toString()).toBe(query.toString())
    }),
  )
})

it('leaves out what is undefined, and adds nothing of an empty list', () => {
  expect(addToQuery(new URLSearchParams(), { a: undefined, b: [], c: 0, d: false }).toString()).toBe(
    'c=0&d=false',
  )
})
