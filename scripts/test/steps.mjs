import { spawn } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { getText } from '../../local-services/files.ts'
import { hasAnyBrowser } from '../../tests/browsers/programs.ts'
import { bin, getVariable, root, testEnvironment } from '../env.mjs'
import { exitCodeOf } from '../exit-code.mjs'
import { digestOfCovered, HEAVY_OF_PLAYWRIGHT, HEAVY_OF_VITEST } from './covered.mjs'
import { listDue, notePassed } from './last-passed.mjs'
import {
  countOne,
  passedInPlaywright,
  passedInVitest,
  readPlaywright,
  readVitest,
  withRunner,
} from './outcome.mjs'
import { composePage, readDigest, readReached } from './promises-page.mjs'

/** @typedef {import('./outcome.mjs').Outcome} Outcome */

/** @typedef {(piece: Buffer) => void} OnOutput */

/**
 * `onOutput` gets what the step prints; null: it goes straight to the terminal.
 *
 * @typedef {{ title: string, run: (onOutput: OnOutput | null) => Promise<Outcome> }} Step
 */

/** @typedef {readonly (readonly Step[])[]} Steps in their order; those of one list run beside each other */

const RESILIENCE_REPORT = 'resilience.json'
const PROMISES_PAGE = join(root, 'docs/promises.md')

/** @type {Step} */
const BUILD = { title: 'build', run: (onOutput) => check(onOutput, ['node', 'scripts/build.mjs']) }

/** @type {Steps} */
const steps = [
  [
    BUILD,
    { title: 'formatting', run: (onOutput) => check(onOutput, ['oxfmt', '--check']) },
    { title: 'dead code', run: (onOutput) => check(onOutput, ['knip']) },
  ],
  // Both need the types of the routes, which the build makes.
  [
    { title: 'lint', run: (onOutput) => check(onOutput, ['oxlint']) },
    // TypeScript starts four checkers by itself, and each repeats a part of the others' work.
    { title: 'types', run: (onOutput) => check(onOutput, ['tsc', '--noEmit', '--checkers', '2']) },
  ],
  [{ title: 'unit, API and component tests', run: runUnitTests }],
  [{ title: 'browser tests', run: runPlaywright }],
]

/**
 * The shop with a part of it in trouble; slow, and so apart from the others.
 *
 * @param {readonly string[]} [files] none: all
 */
const resilience = (files = []) => ({ title: 'resilience tests', run: () => runResilience(files) })

const browsers = {
  title: 'tests in the browsers of this machine',
  run: async () => (await runVitest(['browsers'], 'browsers.json')).outcome,
}

/**
 * @param {readonly string[]} args of the command
 * @returns {Promise<Steps>}
 */
export async function chooseSteps([kind, ...files]) {
  if (kind === '--resilience') return [[BUILD], [resilience(files)]]
  if (kind === '--browsers') return [[BUILD], [browsers]]
  if (kind !== '--unattended') return steps
  const passedWith = readDigest(await getText(PROMISES_PAGE))
  const isCovered = passedWith === (await digestOfCovered(root, 'resilience'))
  if (!hasAnyBrowser())
    console.info('Left out: no Firefox, WebKitGTK or Chromium of the system is installed.')
  return [...steps, ...(isCovered ? [] : [[resilience()]]), ...(hasAnyBrowser() ? [[browsers]] : [])]
}

/**
 * @param {OnOutput | null} onOutput
 * @param {readonly string[]} command
 */
const check = async (onOutput, command) => countOne(await succeeds(command, { onOutput }))

/** Heavy ones only when what they cover is not what they last passed with. */
async function runUnitTests() {
  const { due, left } = await listDue(root, HEAVY_OF_VITEST)
  const projects = ['!resilience*', '!browsers', ...left.map((set) => `!${set}`)]
  const { outcome, report } = await runVitest(projects)
  if (report) await notePassed(root, due, passedInVitest(report, outcome))
  return outcome
}

/**
 * Runs them, and writes the page of what the shop promises, of some files over the page that is there: in CI, where it is not committed,
 * beside the reports.
 *
 * @param {readonly string[]} files
 */
async function runResilience(files) {
  const { outcome, report } = await runVitest(['resilience*'], RESILIENCE_REPORT, files)
  if (report === null) return outcome
  const isWhole = files.length === 0
  const page = await composePage(readReached(report), {
    date: new Date().toISOString().slice(0, 10),
    digest: isWhole && outcome.failed === 0 ? await digestOfCovered(root, 'resilience') : null,
    before: isWhole ? null : await getText(PROMISES_PAGE),
  })
  await writeFile(getVariable('CI') === null ? PROMISES_PAGE : reportFile('promises.md'), page)
  return outcome
}

/**
 * @param {readonly string[]} projects
 * @param {string} [name] of the report
 * @param {readonly string[]} [files] none: all
 */
async function runVitest(projects, name = 'vitest.json', files = []) {
  const file = await clearReport(name)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const chosen = projects.flatMap((project) => ['--project', project])
  const isGood = await succeeds(['vitest', 'run', ...chosen, ...reporters, ...files])
  const report = await getText(file)
  return { outcome: withRunner(report === null ? null : readVitest(report), isGood), report }
}

async function runPlaywright() {
  const { due } = await listDue(root, HEAVY_OF_PLAYWRIGHT)
  const projects = ['desktop', 'phone', ...due.map(({ set }) => set)]
  const file = await clearReport('playwright.json')
  const chosen = projects.map((project) => `--project=${project}`)
  const isGood = await succeeds(['playwright', 'test', ...chosen], { variables: { E2E_REPORT: file } })
  const report = await getText(file)
  if (report) await notePassed(root, due, passedInPlaywright(report))
  return withRunner(report === null ? null : readPlaywright(report), isGood)
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
