import { expect, it } from 'vitest'
import { matches } from './entity-tag'

it.each([
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  [' * ', true],
  ['"b"', false],
  ['"*"', false],
  ['a', false],
  ['"ba"', false],
  ['', false],
  [undefined, false],
])('%s names W/"a": %s', (header, expected) => {
  expect(matches(header, 'W/"a"')).toBe(expected)
})

it('compares a strong tag as well', () => {
  expect(matches('W/"a"', '"a"')).toBe(true)
})
