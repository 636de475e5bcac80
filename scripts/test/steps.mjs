import { spawn } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { getText } from '../../local-services/files.ts'
import { hasAnyBrowser } from '../../tests/browsers/programs.ts'
import { bin, getVariable, root, testEnvironment } from '../env.mjs'
import { exitCodeOf } from '../exit-code.mjs'
import { digestOfCovered } from './covered.mjs'
import { countOne, readPlaywright, readVitest, withRunner } from './outcome.mjs'
import { composePage, readDigest, readReached } from './promises-page.mjs'

/** @typedef {import('./outcome.mjs').Outcome} Outcome */

/** @typedef {readonly { title: string, run: () => Promise<Outcome> }[]} Steps */

const RESILIENCE_REPORT = 'resilience.json'
const PROMISES_PAGE = join(root, 'docs/promises.md')
const BUILD = { title: 'build', run: () => check(['node', 'scripts/build.mjs']) }

/** @type {Steps} */
const steps = [
  { title: 'formatting', run: () => check(['prettier', '--check', '.']) },
  // The types of the routes are made from their folders; lint and tsc both need them.
  { title: 'lint', run: () => check(['next', 'typegen'], ['oxlint']) },
  { title: 'types', run: () => check(['tsc', '--noEmit']) },
  { title: 'dead code', run: () => check(['knip']) },
  { title: 'unit, API and component tests', run: () => runVitest(['!resilience*', '!browsers']) },
  BUILD,
  { title: 'browser tests', run: runPlaywright },
]

/**
 * The shop with a part of it in trouble; slow, and so apart from the others.
 *
 * @param {readonly string[]} [files] none: all
 */
const resilience = (files = []) => ({ title: 'resilience tests', run: () => runResilience(files) })

const browsers = {
  title: 'tests in the browsers of this machine',
  run: () => runVitest(['browsers'], 'browsers.json'),
}

/**
 * @param {readonly string[]} args of the command
 * @returns {Promise<Steps>}
 */
export async function chooseSteps([kind, ...files]) {
  if (kind === '--resilience') return [BUILD, resilience(files)]
  if (kind === '--browsers') return [BUILD, browsers]
  if (kind !== '--unattended') return steps
  const passedWith = readDigest(await getText(PROMISES_PAGE))
  const isCovered = passedWith === (await digestOfCovered(root))
  if (!hasAnyBrowser())
    console.info('Left out: no Firefox, WebKitGTK or Chromium of the system is installed.')
  return [...steps, ...(isCovered ? [] : [resilience()]), ...(hasAnyBrowser() ? [browsers] : [])]
}

/**
 * One command after the other, until one fails.
 *
 * @param {readonly string[][]} commands
 */
async function check(...commands) {
  for (const command of commands) if (!(await succeeds(command))) return countOne(false)
  return countOne(true)
}

/**
 * Runs them, and after all of them writes the page of what the shop promises: beside the reports where nobody would commit it.
 *
 * @param {readonly string[]} files
 */
async function runResilience(files) {
  const counts = await runVitest(['resilience*'], RESILIENCE_REPORT, files)
  const report = await getText(reportFile(RESILIENCE_REPORT))
  if (report === null || files.length > 0) return counts
  const page = await composePage(readReached(report), {
    date: new Date().toISOString().slice(0, 10),
    digest: counts.failed === 0 ? await digestOfCovered(root) : null,
  })
  await writeFile(getVariable('CI') === null ? PROMISES_PAGE : reportFile('promises.md'), page)
  return counts
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
  return withRunner(report === null ? null : readVitest(report), isGood)
}

async function runPlaywright() {
  const file = await clearReport('playwright.json')
  const isGood = await succeeds(['playwright', 'test'], { E2E_REPORT: file })
  const report = await getText(file)
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
 * @param {Record<string, string>} [variables]
 */
async function succeeds([program = '', ...args], variables = {}) {
  const env = { ...testEnvironment(), ...variables }
  return (await exitCodeOf(spawn(join(bin, program), args, { cwd: root, env, stdio: 'inherit' }))) === 0
}
