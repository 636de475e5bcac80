import { performance } from 'node:perf_hooks'
import { add, summaryLine } from './counts.mjs'

/**
 * Runs every step, also after one that failed, and ends with the counts of all.
 *
 * @param {import('./steps.mjs').Steps} steps
 * @returns {Promise<number>} the exit code
 */
export async function runTests(steps) {
  const results = []
  for (const { title, run } of steps) {
    console.info(`\n━━ ${title} ━━`)
    const startedAt = performance.now()
    const counts = await run()
    results.push({ title, counts, seconds: Math.round((performance.now() - startedAt) / 1000) })
  }
  console.info('')
  for (const { title, counts, seconds } of results) {
    console.info(`${counts.failed === 0 ? '✓' : '✗'} ${title}: ${summaryLine(counts)} (${seconds} s)`)
  }
  const total = add(results.map(({ counts }) => counts))
  console.info(`\n${summaryLine(total)}`)
  return total.failed === 0 ? 0 : 1
}
