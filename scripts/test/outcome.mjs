import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { root } from '../env.mjs'

/**
 * What came of tests: how many, and what is known of those that failed, each as a few lines of text. `flaky`: the same of those that
 * passed only when they were repeated, which counts as passed.
 *
 * @typedef {{ passed: number, failed: number, skipped: number, failures: readonly string[], flaky: readonly string[] }} Outcome
 */

/** Enough to see what was expected; the rest is where the test ran. */
const LINES_OF_MESSAGE = 8

/**
 * @param {readonly Outcome[]} all
 * @returns {Outcome}
 */
export function add(all) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ name) =>
    all.reduce((total, outcome) => total + outcome[name], 0)
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    failures: all.flatMap(({ failures }) => failures),
    flaky: all.flatMap(({ flaky }) => flaky),
  }
}

/** @param {Outcome} outcome */
export function summaryLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/**
 * A step that is one check.
 *
 * @param {boolean} isGood
 * @returns {Outcome}
 */
export const countOne = (isGood) => ({
  passed: isGood ? 1 : 0,
  failed: isGood ? 0 : 1,
  skipped: 0,
  failures: [],
  flaky: [],
})

/**
 * A runner that ends badly has at least one failure, also when no test failed: an error outside of any test, a server
 * that did not start, a report that is missing.
 *
 * @param {Outcome | null} outcome null: there is no report
 * @param {boolean} isGood whether the runner ended well
 * @returns {Outcome}
 */
export function withRunner(outcome, isGood) {
  if (!outcome) return countOne(false)
  return isGood || outcome.failed > 0 ? outcome : { ...outcome, failed: 1 }
}

const vitestReportSchema = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      /** Why the file as a whole failed. */
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

/**
 * @param {string} report JSON
 * @returns {Outcome}
 */
export function readVitest(report) {
  const { testResults, ...counts } = vitestReportSchema.parse(JSON.parse(report))
  return {
    passed: counts.numPassedTests,
    failed: counts.numFailedTests,
    skipped: counts.numPendingTests + counts.numTodoTests,
    failures: testResults.flatMap(({ name, message, assertionResults }) => [
      ...(message ? [describe(relative(root, name), message)] : []),
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map((result) => describeAssertion(name, result)),
    ]),
    flaky: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === 'passed' && (failureMessages?.length ?? 0) > 0)
        .map((result) => describeAssertion(name, result)),
    ),
  }
}

const playwrightErrorSchema = z.object({ message: z.string().optional() })

const playwrightSuiteSchema = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      tests: z.array(
        z.object({
          projectName: z.string(),
          status: z.string(),
          results: z.array(z.object({ error: playwrightErrorSchema.optional() })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(playwrightSuiteSchema).default([])
  },
})

const playwrightReportSchema = z.object({
  stats: z.object({ expected: z.int(), flaky: z.int(), unexpected: z.int(), skipped: z.int() }),
  suites: z.array(playwrightSuiteSchema),
  /** Outside of any test: of the server, or of what comes after all tests. */
  errors: z.array(playwrightErrorSchema).default([]),
})

/**
 * @param {string} report JSON
 * @returns {Outcome}
 */
export function readPlaywright(report) {
  const { stats, suites, errors } = playwrightReportSchema.parse(JSON.parse(report))
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: [
      ...suites.flatMap((suite) => describeTests(suite, 'unexpected')),
      ...errors.map(({ message }) => describe('outside of any test', message)),
    ],
    flaky: suites.flatMap((suite) => describeTests(suite, 'flaky')),
  }
}

/**
 * @param {z.infer<typeof playwrightSuiteSchema>} suite
 * @param {string} status
 * @returns {string[]}
 */
const describeTests = ({ specs, suites }, status) => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ projectName, results }) =>
        describe(
          `[${projectName}] ${file} › ${title}`,
          results.findLast(({ error }) => error !== undefined)?.error?.message,
        ),
      ),
  ),
  ...suites.flatMap((suite) => describeTests(suite, status)),
]

/**
 * @param {string} file
 * @param {{ fullName: string, failureMessages?: string[] | null }} result
 */
const describeAssertion = (file, { fullName, failureMessages }) =>
  describe(`${relative(root, file)} › ${fullName}`, failureMessages?.[0])

/**
 * @param {string} test
 * @param {string} [message] as the runner has it, with colours
 */
function describe(test, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return [test, ...lines.slice(0, LINES_OF_MESSAGE).map((line) => `  ${line}`)].join('\n')
}
