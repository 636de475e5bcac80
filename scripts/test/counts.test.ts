import { expect, it } from 'vitest'
import { add, countOne, countPlaywright, countVitest, summaryLine, withRunner } from './counts.mjs'

const vitest = JSON.stringify({ numPassedTests: 40, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 })
const playwright = JSON.stringify({ stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 0 } })

it('adds the tests of both runners and the checks up to one line', () => {
  const total = add([countOne(true), countOne(false), countVitest(vitest), countPlaywright(playwright)])
  expect(summaryLine(total)).toBe('47 passed, 3 failed, 2 skipped')
  expect(summaryLine(countOne(true))).toBe('1 passed, 0 failed')
})

it('counts a runner that ended badly as a failure, also without one failed test', () => {
  expect(withRunner(countVitest(vitest), false)).toMatchObject({ passed: 40, failed: 1 })
  expect(withRunner(null, true)).toMatchObject({ failed: 1 })
  expect(withRunner(countPlaywright(playwright), false)).toMatchObject({ failed: 2 })
})
