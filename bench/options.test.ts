import { expect, it } from 'vitest'
import { blockNames, readOptions } from './options.ts'

it('measures everything by default', () => {
  expect(readOptions([])).toEqual({ blocks: blockNames, isQuick: false, minutes: undefined })
})

it('measures the blocks that are named, in their own order', () => {
  expect(readOptions(['api', 'pages', '--quick', '--minutes', '2.5'])).toEqual({
    blocks: ['pages', 'api'],
    isQuick: true,
    minutes: 2.5,
  })
})

it.each([['page'], ['--fast'], ['--minutes', 'long'], ['--minutes', '0'], ['--minutes', '60']])(
  'says how it is meant: %s %s',
  (...args) => {
    expect(() => readOptions(args)).toThrow(/Usage: npm run bench/)
  },
)
