import { globSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { root } from '../env.mjs'

/**
 * What came of tests: how many, and what is known of those that failed, each as a few lines of text.
 *
 * @typedef {{ passed: number, failed: number, skipped: number, failures: readonly string[] }} Outcome
 */

/** Enough to tell what was expected; the rest is where the test ran. */
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
        .map(({ fullName, failureMessages }) =>
          describe(`${relative(root, name)} › ${fullName}`, failureMessages?.[0]),
        ),
    ]),
  }
}

/**
 * Whether a heavy set ran whole and passed: its folder holds heavy tests, and each of them is in the report. An error outside of any test
 * may be anybody's.
 *
 * @param {string} report JSON
 * @param {Outcome} outcome of the whole run, as {@link withRunner} has it
 * @returns {(set: string) => boolean}
 */
export function passedInVitest(report, outcome) {
  const { testResults, numFailedTests } = vitestReportSchema.parse(JSON.parse(report))
  const brokenFiles = testResults.filter(({ message }) => message !== '').length
  const isExplained = outcome.failed === 0 || numFailedTests + brokenFiles > 0
  const files = new Map(testResults.map((result) => [relative(root, result.name), result]))
  return (set) => {
    const heavy = globSync(`${set.replace('heavy-', '')}/**/*.heavy.test.ts`, { cwd: root })
    return (
      isExplained &&
      heavy.length > 0 &&
      heavy.every((path) => {
        const { message, assertionResults = [] } = files.get(path) ?? {}
        return message === '' && assertionResults.every(({ status }) => status === 'passed')
      })
    )
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
 * A test that passed only when repeated counts as passed; Playwright names it.
 *
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
      ...suites.flatMap(failuresOf),
      ...errors.map(({ message }) => describe('outside of any test', message)),
    ],
  }
}

/**
 * Whether a heavy set ran whole and passed, in the project that is called so. A run that was stopped leaves tests as skipped; an error
 * outside of any test may be anybody's.
 *
 * @param {string} report JSON
 * @returns {(set: string) => boolean}
 */
export function passedInPlaywright(report) {
  const { suites, errors } = playwrightReportSchema.parse(JSON.parse(report))
  const tests = suites.flatMap(testsOf)
  return (set) => {
    const ofSet = tests.filter(({ projectName }) => projectName === set)
    return errors.length === 0 && ofSet.length > 0 && ofSet.every(({ status }) => status === 'expected')
  }
}

/**
 * @param {z.infer<typeof playwrightSuiteSchema>} suite
 * @returns {z.infer<typeof playwrightSuiteSchema>['specs'][number]['tests']}
 */
const testsOf = ({ specs, suites }) => [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsOf)]

/**
 * @param {z.infer<typeof playwrightSuiteSchema>} suite
 * @returns {string[]}
 */
const failuresOf = ({ specs, suites }) => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) =>
        describe(`[${projectName}] ${file} › ${title}`, results.at(-1)?.error?.message),
      ),
  ),
  ...suites.flatMap(failuresOf),
]

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
