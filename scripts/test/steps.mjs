import { spawn } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { getText } from '../../local-services/files.ts'
import { hasAnyBrowser } from '../../tests/browsers/programs.ts'
import { bin, getVariable, root, testEnvironment } from '../env.mjs'
import { exitCodeOf } from '../exit-code.mjs'
import { countOne, readPlaywright, readVitest, withRunner } from './outcome.mjs'
import { composePage, readReached } from './promises-page.mjs'
import { TYPES } from './tasks.mjs'

/** @typedef {import('./outcome.mjs').Outcome} Outcome */

/** @typedef {(piece: Buffer) => void} OnOutput */

/**
 * `onOutput` gets what the step prints; null: it goes straight to the terminal.
 *
 * @typedef {{ title: string, run: (onOutput: OnOutput | null) => Promise<Outcome> }} Step
 */

/** @typedef {readonly (readonly Step[])[]} Steps in their order; those of one list run beside each other */

const UNIT_REPORT = 'vitest.json'
const PROMISES_PAGE = join(root, 'docs/promises.md')

/** In CI, of what waits for a browser or for a whole shop. What needed the second try is named at the end of the run. */
const RETRIES = getVariable('CI') === null ? 0 : 1

/** @type {Step} */
const BUILD = { title: 'build', run: (onOutput) => check(onOutput, ['node', 'scripts/build.mjs']) }

/** @type {Steps} */
const STATIC_CHECKS = [
  [
    BUILD,
    { title: 'formatting', run: (onOutput) => check(onOutput, ['oxfmt', '--check']) },
    { title: 'dead code', run: (onOutput) => check(onOutput, ['knip']) },
  ],
  // Both need the types of the routes, which the build makes.
  [
    { title: 'lint', run: (onOutput) => check(onOutput, ['oxlint']) },
    // TypeScript starts four checkers by itself, and each repeats a part of the others' work.
    { title: 'types', run: (onOutput) => check(onOutput, TYPES) },
  ],
]

/** @type {Steps} */
const QUICK_TESTS = [
  [
    {
      title: 'unit, API and component tests',
      run: () => runVitest(['!resilience*', '!browsers', '!heavy-*']),
    },
  ],
  [{ title: 'browser tests', run: () => runPlaywright(['desktop', 'phone']) }],
]

/** @type {Steps} */
const ALL_TESTS = [
  [
    {
      title: 'unit, API and component tests, heavy ones too',
      run: () => runVitest(['!resilience*', '!browsers']),
    },
  ],
  [{ title: 'browser tests, heavy ones too', run: () => runPlaywright() }],
  [{ title: 'resilience tests', run: () => runResilience({ others: UNIT_REPORT }) }],
]

/** @type {Step} */
const BROWSERS = {
  title: 'tests in the browsers of this machine',
  run: () => runVitest(['browsers'], { report: 'browsers.json' }),
}

/**
 * @param {readonly string[]} args of the command
 * @returns {Steps}
 */
export function chooseSteps([kind, ...files]) {
  switch (kind) {
    case '--all':
      if (!hasAnyBrowser())
        console.info('Left out: no Firefox, WebKitGTK or Chromium of the system is installed.')
      return [...STATIC_CHECKS, ...ALL_TESTS, ...(hasAnyBrowser() ? [[BROWSERS]] : [])]
    case '--resilience':
      return [[BUILD], [{ title: 'resilience tests', run: () => runResilience({ files }) }]]
    case '--browsers':
      return [[BUILD], [BROWSERS]]
    default:
      return [...STATIC_CHECKS, ...QUICK_TESTS]
  }
}

/**
 * @param {OnOutput | null} onOutput
 * @param {readonly string[]} command
 */
const check = async (onOutput, command) => countOne(await succeeds(command, { onOutput }))

/**
 * Runs them, and writes the page of what the shop promises over the one that is there; in CI, where it is not committed, beside the
 * reports.
 *
 * @param {{ files?: readonly string[], others?: string }} options `files`: these alone; `others`: the report of tests of the same run that
 *   reach promises as well
 */
async function runResilience({ files = [], others } = {}) {
  const report = 'resilience.json'
  const outcome = await runVitest(['resilience*'], { report, files, retries: RETRIES })
  const reports = await Promise.all(
    [report, ...(others ? [others] : [])].map((name) => getText(reportFile(name))),
  )
  const page = await composePage(reports.filter((text) => text !== null).flatMap(readReached), {
    date: new Date().toISOString().slice(0, 10),
    before: await getText(PROMISES_PAGE),
  })
  await writeFile(getVariable('CI') === null ? PROMISES_PAGE : reportFile('promises.md'), page)
  return outcome
}

/**
 * @param {readonly string[]} projects
 * @param {{ report?: string, files?: readonly string[], retries?: number }} [options] `files`: these alone
 */
async function runVitest(projects, { report = UNIT_REPORT, files = [], retries = 0 } = {}) {
  const file = await clearReport(report)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const chosen = projects.flatMap((project) => ['--project', project])
  const again = retries === 0 ? [] : [`--retry=${retries}`]
  const isGood = await succeeds(['vitest', 'run', ...again, ...chosen, ...reporters, ...files])
  return outcomeOf(file, isGood, readVitest)
}

/** @param {readonly string[]} [projects] none: all */
async function runPlaywright(projects = []) {
  const file = await clearReport('playwright.json')
  const chosen = projects.map((project) => `--project=${project}`)
  const isGood = await succeeds(['playwright', 'test', `--retries=${RETRIES}`, ...chosen], {
    variables: { E2E_REPORT: file },
  })
  return outcomeOf(file, isGood, readPlaywright)
}

/**
 * @param {string} file
 * @param {boolean} isGood whether the runner ended well
 * @param {(report: string) => Outcome} read
 */
async function outcomeOf(file, isGood, read) {
  const report = await getText(file)
  return withRunner(report === null ? null : read(report), isGood)
}

const reportFile = (/** @type {string} */ name) => join(root, '.data/test-reports', name)

/** @param {string} name */
async function clearReport(name) {
  const file = reportFile(name)
  await mkdir(dirname(file), { recursive: true })
  await rm(file, { force: true })
  return file
}

/**
 * @param {readonly string[]} command
 * @param {{ onOutput?: OnOutput | null, variables?: Record<string, string> }} [options]
 */
async function succeeds([program = '', ...args], { onOutput = null, variables = {} } = {}) {
  const env = { ...testEnvironment(), ...variables }
  const child = spawn(join(bin, program), args, { cwd: root, env, stdio: onOutput ? 'pipe' : 'inherit' })
  if (onOutput) for (const stream of [child.stdout, child.stderr]) stream?.on('data', onOutput)
  return (await exitCodeOf(child)) === 0
}
