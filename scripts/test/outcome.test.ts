import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../env.mjs'
import {
  add,
  countOne,
  passedInPlaywright,
  passedInVitest,
  readPlaywright,
  readVitest,
  summaryLine,
  withRunner,
} from './outcome.mjs'

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

it('tells which tests of Vitest failed, and which file could not be run, with the beginning of why', () => {
  const { failures } = readVitest(
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
})

it('tells which tests of Playwright failed, in which browser, and what went wrong outside of them', () => {
  const spec = (title: string, status: string, results: unknown[]) => ({
    title,
    file: 'cart.test.ts',
    tests: [{ projectName: 'phone', status, results }],
  })
  const { failures } = readPlaywright(
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
})

it('a heavy set of Vitest has passed when each of its files has, whatever became of the others', () => {
  const heavy = globSync('local-services/**/*.heavy.test.ts', { cwd: root })
  const result = (path: string, status = 'passed') => ({
    name: join(root, path),
    message: '',
    assertionResults: [{ fullName: 'is well', status, failureMessages: [] }],
  })
  const hasPassed = (testResults: object[], { failed = 0, isGood = true } = {}) => {
    const counts = { numPassedTests: 9, numFailedTests: failed, numPendingTests: 0, numTodoTests: 0 }
    const report = JSON.stringify({ ...counts, testResults })
    return passedInVitest(report, withRunner(readVitest(report), isGood))('heavy-local-services')
  }
  const all = heavy.map((path) => result(path))
  const broken = { ...result('lib/cart.test.ts'), message: 'Cannot find what it imports' }

  expect(hasPassed(all)).toBe(true)
  expect(hasPassed([...all, result('lib/cart.test.ts', 'failed')], { failed: 1, isGood: false })).toBe(true)
  expect(hasPassed([...all, broken], { isGood: false })).toBe(true)
  expect(hasPassed(all.slice(1))).toBe(false)
  expect(hasPassed([...all.slice(1), result(heavy[0] ?? '', 'failed')], { failed: 1, isGood: false })).toBe(
    false,
  )
  expect(hasPassed([...all.slice(1), result(heavy[0] ?? '', 'skipped')])).toBe(false)
  // An error outside of any test, which could be that of a heavy one.
  expect(hasPassed(all, { isGood: false })).toBe(false)
})

it('a heavy set of Playwright has passed when each test of its project has, whatever became of the others', () => {
  const hasPassed = (tests: Record<string, string>, errors: object[] = []) => {
    const specs = Object.entries(tests).map(([project, status]) => {
      const [projectName] = project.split(' ')
      return { title: 'is well', file: 'a.test.ts', tests: [{ projectName, status, results: [] }] }
    })
    const stats = { expected: 0, flaky: 0, unexpected: 0, skipped: 0 }
    const report = JSON.stringify({ stats, suites: [{ specs: [], suites: [{ specs }] }], errors })
    return passedInPlaywright(report)('heavy-shop')
  }
  expect(hasPassed({ 'heavy-shop 1': 'expected', 'heavy-shop 2': 'expected', desktop: 'unexpected' })).toBe(
    true,
  )
  expect(hasPassed({ 'heavy-shop 1': 'expected', 'heavy-shop 2': 'unexpected' })).toBe(false)
  expect(hasPassed({ 'heavy-shop 1': 'expected', 'heavy-shop 2': 'skipped' })).toBe(false)
  expect(hasPassed({ 'heavy-shop 1': 'expected' }, [{ message: 'the server did not start' }])).toBe(false)
  expect(hasPassed({ desktop: 'expected' })).toBe(false)
})
