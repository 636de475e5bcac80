import { performance } from 'node:perf_hooks'
import { add, summaryLine } from './outcome.mjs'

/**
 * Runs every step, also after one that failed, and ends with what came of each: which tests failed stands there again,
 * because what their runner said of it is thousands of lines above.
 *
 * @param {import('./steps.mjs').Steps} steps
 * @returns {Promise<number>} the exit code
 */
export async function runTests(steps) {
  const results = []
  for (const { title, run } of steps) {
    console.info(`\n━━ ${title} ━━`)
    const startedAt = performance.now()
    const outcome = await run()
    results.push({ title, outcome, seconds: Math.round((performance.now() - startedAt) / 1000) })
  }
  console.info('')
  for (const { title, outcome, seconds } of results) {
    console.info(`${outcome.failed === 0 ? '✓' : '✗'} ${title}: ${summaryLine(outcome)} (${seconds} s)`)
    for (const failure of outcome.failures) console.info(failure.replaceAll(/^/gm, '    '))
  }
  const total = add(results.map(({ outcome }) => outcome))
  console.info(`\n${summaryLine(total)}`)
  return total.failed === 0 ? 0 : 1
}
