import { expect, it } from 'vitest'
import { root } from '../env.mjs'
import { add, countOne, readPlaywright, readVitest, summaryLine, withRunner } from './outcome.mjs'

const vitest = JSON.stringify({
  numPassedTests: 40,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [],
})
const playwright = JSON.stringify({ stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 0 }, suites: [] })

it('adds the tests of both runners and the checks up to one line', () => {
  const total = add([countOne(true), countOne(false), readVitest(vitest), readPlaywright(playwright)])
  expect(summaryLine(total)).toBe('47 passed, 3 failed, 2 skipped')
  expect(summaryLine(countOne(true))).toBe('1 passed, 0 failed')
})

it('counts a runner that ended badly as a failure, also without one failed test', () => {
  expect(withRunner(readVitest(vitest), false)).toMatchObject({ passed: 40, failed: 1 })
  expect(withRunner(null, true)).toMatchObject({ failed: 1 })
  expect(withRunner(readPlaywright(playwright), false)).toMatchObject({ failed: 2 })
})

it('names which tests of Vitest failed, and which file could not be run, with the beginning of why', () => {
  const { failures, flaky } = readVitest(
    JSON.stringify({
      numPassedTests: 1,
      numFailedTests: 1,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [
        {
          name: `${root}/lib/cart.test.ts`,
          message: '',
          assertionResults: [
            { fullName: 'adds', status: 'passed', failureMessages: [] },
            { fullName: 'is slow', status: 'passed', failureMessages: ['Error: too slow'] },
            {
              fullName: 'a cart keeps its sum',
              status: 'failed',
              failureMessages: [
                `AssertionError: \u001B[31m1\u001B[39m is not 2\n\n${'    at somewhere\n'.repeat(30)}`,
              ],
            },
          ],
        },
        { name: `${root}/lib/broken.test.ts`, message: 'Cannot find what it imports', assertionResults: [] },
      ],
    }),
  )
  expect(failures).toEqual([
    `lib/cart.test.ts › a cart keeps its sum\n  AssertionError: 1 is not 2${'\n      at somewhere'.repeat(7)}`,
    'lib/broken.test.ts\n  Cannot find what it imports',
  ])
  expect(flaky).toEqual(['lib/cart.test.ts › is slow\n  Error: too slow'])
})

it('names which tests of Playwright failed, in which browser, and what went wrong outside of them', () => {
  const spec = (title: string, status: string, results: unknown[]) => ({
    title,
    file: 'cart.test.ts',
    tests: [{ projectName: 'phone', status, results }],
  })
  const { failures, flaky } = readPlaywright(
    JSON.stringify({
      stats: { expected: 1, flaky: 1, unexpected: 2, skipped: 0 },
      suites: [
        {
          specs: [
            spec('is kept', 'expected', [{}]),
            spec('is shown', 'flaky', [{ error: { message: 'too slow' } }, {}]),
            spec('is paid', 'unexpected', [
              { error: { message: '\u001B[2mexpect(\u001B[22mpaid) is missing' } },
            ]),
          ],
          suites: [{ specs: [spec('is sent', 'unexpected', [])] }],
        },
      ],
      errors: [{ message: 'Error: the server did not start' }],
    }),
  )
  expect(failures).toEqual([
    '[phone] cart.test.ts › is paid\n  expect(paid) is missing',
    '[phone] cart.test.ts › is sent',
    'outside of any test\n  Error: the server did not start',
  ])
  expect(flaky).toEqual(['[phone] cart.test.ts › is shown\n  too slow'])
})
