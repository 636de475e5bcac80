import { expect, it } from 'vitest'
import { isOfTheFuture } from './token-age.ts'

const issued = (seconds: number) => ({ iat: Math.floor(Date.now() / 1000) + seconds })

it.each([
  ['an hour ago', -3_600, false],
  ['now', 0, false],
  ['in a minute, which clocks may differ by', 60, false],
  ['in ten minutes', 600, true],
  ['in an hour', 3_600, true],
])('a token that was issued %s', (_when, seconds, expected) => {
  expect(isOfTheFuture(issued(seconds))).toBe(expected)
})
