import { expect, it } from 'vitest'
import { ProblemError, problemCodeOf } from './problem-error'

it.each([
  ['a problem of ours', new ProblemError('stale_status', 'text'), 'stale_status'],
  ['any other error', new TypeError('x is undefined'), 'internal'],
  ['a look-alike', { code: 'forbidden' }, 'internal'],
  ['nothing', undefined, 'internal'],
])('problemCodeOf %s', (_what, error, code) => {
  expect(problemCodeOf(error)).toBe(code)
})
