import { z } from 'zod'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
export function add(all) {
  const sum = (/** @type {keyof Counts} */ name) => all.reduce((total, counts) => total + counts[name], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

/** @param {Counts} counts */
export function summaryLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/**
 * A step that is one check.
 *
 * @param {boolean} isGood
 * @returns {Counts}
 */
export const countOne = (isGood) => ({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 })

/**
 * A runner that ends badly has at least one failure, also when no test failed: an error outside of any test, a server
 * that did not start, a report that is missing.
 *
 * @param {Counts | null} counts null: there is no report
 * @param {boolean} isGood whether the runner ended well
 * @returns {Counts}
 */
export function withRunner(counts, isGood) {
  if (!counts) return countOne(false)
  return isGood || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

const vitestReportSchema = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
})

/**
 * @param {string} report JSON
 * @returns {Counts}
 */
export function countVitest(report) {
  const counts = vitestReportSchema.parse(JSON.parse(report))
  return {
    passed: counts.numPassedTests,
    failed: counts.numFailedTests,
    skipped: counts.numPendingTests + counts.numTodoTests,
  }
}

const playwrightReportSchema = z.object({
  stats: z.object({ expected: z.int(), flaky: z.int(), unexpected: z.int(), skipped: z.int() }),
})

/**
 * A test that passed only when repeated counts as passed; Playwright names it.
 *
 * @param {string} report JSON
 * @returns {Counts}
 */
export function countPlaywright(report) {
  const { expected, flaky, unexpected, skipped } = playwrightReportSchema.parse(JSON.parse(report)).stats
  return { passed: expected + flaky, failed: unexpected, skipped }
}
