import { performance } from 'node:perf_hooks'
import { add, summaryLine } from './outcome.mjs'

/** @typedef {import('./steps.mjs').Step} Step */

/**
 * Runs every step, also after one that failed, and ends with what came of each: which tests failed stands there again,
 * because what their runner printed of it is thousands of lines above. A flaky one is named there with its reason, so that it is mended.
 *
 * @param {import('./steps.mjs').Steps} steps
 * @returns {Promise<number>} the exit code
 */
export async function runTests(steps) {
  const results = []
  for (const beside of steps) results.push(...(await runBeside(beside)))
  console.info('')
  for (const { title, outcome, seconds } of results) {
    console.info(`${outcome.failed === 0 ? '✓' : '✗'} ${title}: ${summaryLine(outcome)} (${seconds} s)`)
    for (const failure of outcome.failures) console.info(indent(failure))
  }
  const total = add(results.map(({ outcome }) => outcome))
  if (total.flaky.length > 0) {
    console.info(`\n${total.flaky.length} flaky: failed at first, passed when repeated`)
    for (const test of total.flaky) console.info(indent(test))
  }
  console.info(`\n${summaryLine(total)}`)
  return total.failed === 0 ? 0 : 1
}

/**
 * A single step prints as it runs; the output of each of several is printed when it has ended.
 *
 * @param {readonly Step[]} steps
 */
function runBeside(steps) {
  return Promise.all(
    steps.map(async (step) => {
      const isAlone = steps.length === 1
      /** @type {Buffer[]} */
      const output = []
      if (isAlone) printHeading(step)
      const startedAt = performance.now()
      const outcome = await step.run(isAlone ? null : (piece) => output.push(piece))
      const seconds = Math.round((performance.now() - startedAt) / 1000)
      if (!isAlone) {
        printHeading(step)
        process.stdout.write(Buffer.concat(output))
      }
      return { title: step.title, outcome, seconds }
    }),
  )
}

const indent = (/** @type {string} */ text) => text.replaceAll(/^/gm, '    ')

const printHeading = (/** @type {Step} */ { title }) => console.info(`\n━━ ${title} ━━`)
