import { expect, it } from 'vitest'
import { isIssuedByNow } from './token-age.ts'

const issued = (seconds: number) => ({ iat: Math.floor(Date.now() / 1000) + seconds })

it.each([
  ['an hour ago', -3_600, true],
  ['now', 0, true],
  ['in a minute, which clocks may differ by', 60, true],
  ['in ten minutes', 600, false],
  ['in an hour', 3_600, false],
])('a token that was issued %s', (_when, seconds, expected) => {
  expect(isIssuedByNow(issued(seconds))).toBe(expected)
})

it.each([{}, { iat: '1' }, { iat: null }])('%j does not say when', (claims) => {
  expect(isIssuedByNow(claims)).toBe(false)
})
