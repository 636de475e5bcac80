import { spawn } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { getText } from '../../local-services/files.ts'
import { bin, root, testEnvironment } from '../env.mjs'
import { exitCodeOf } from '../exit-code.mjs'
import { countOne, countPlaywright, countVitest, withRunner } from './counts.mjs'

/** @typedef {import('./counts.mjs').Counts} Counts */

/** @type {readonly { title: string, run: () => Promise<Counts> }[]} */
export const steps = [
  { title: 'formatting', run: () => check(['prettier', '--check', '.']) },
  // The types of the routes are made from their folders; lint and tsc both need them.
  { title: 'lint', run: () => check(['next', 'typegen'], ['oxlint']) },
  { title: 'types', run: () => check(['tsc', '--noEmit']) },
  { title: 'dead code', run: () => check(['knip']) },
  { title: 'unit, API and component tests', run: runVitest },
  { title: 'build', run: () => check(['node', 'scripts/build.mjs']) },
  { title: 'browser tests', run: runPlaywright },
]

/**
 * One command after the other, until one fails.
 *
 * @param {readonly string[][]} commands
 */
async function check(...commands) {
  for (const command of commands) if (!(await succeeds(command))) return countOne(false)
  return countOne(true)
}

async function runVitest() {
  const file = await clearReport('vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const isGood = await succeeds(['vitest', 'run', '--project', '!resilience', ...reporters])
  const report = await getText(file)
  return withRunner(report === null ? null : countVitest(report), isGood)
}

async function runPlaywright() {
  const file = await clearReport('playwright.json')
  const isGood = await succeeds(['playwright', 'test'], { E2E_REPORT: file })
  const report = await getText(file)
  return withRunner(report === null ? null : countPlaywright(report), isGood)
}

/** @param {string} name */
async function clearReport(name) {
  const file = join(root, '.data/test-reports', name)
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
