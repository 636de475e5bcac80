import { execFile, spawn } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { environmentOfShop, PORTS } from '../../tests/shop-environment.ts'
import { getText } from '../../local-services/files.ts'
import { findFreePorts } from '../../local-services/free-ports.ts'
import { bin, root, testEnvironment } from '../env.mjs'
import { exitCodeOf } from '../exit-code.mjs'
import { makeSources } from '../run/build.mjs'

const git = promisify(execFile)

/** From nothing: what TypeScript 7 remembers of the last run has missed errors after a type of many files had changed. */
export const TYPES = ['tsc', '--noEmit', '--incremental', 'false', '--checkers', '2']

/** Where `npm run e2e:shop` runs. */
const STAYING_SHOP = join(root, '.data/e2e-shop.json')

/** @type {Record<string, (args: readonly string[]) => Promise<number>>} */
const tasks = { types, lint, unit, e2e, 'e2e:shop': stayingShop, check }

/**
 * @param {string} name
 * @param {readonly string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function runTask(name, args) {
  const task = tasks[name]
  if (!task) throw new Error(`There is no task ${name}: ${Object.keys(tasks).join(', ')}`)
  return task(args)
}

async function types() {
  await makeTypes()
  return run(TYPES)
}

/** @param {readonly string[]} args files; none: all */
async function lint(args) {
  await makeTypes()
  return run(['oxlint', ...args])
}

/**
 * Of unit, API, component and architecture tests all, or those of a path, or those whose title holds a text. Heavy ones only by their path.
 *
 * @param {readonly string[]} args
 */
async function unit([pattern, ...args]) {
  await makeSources()
  const { files, isPath } = findTests(pattern)
  const projects = ['!resilience*', '!browsers', ...(isPath ? [] : ['!heavy-*'])]
  const chosen = projects.map((project) => `--project=${project}`)
  const title = pattern === undefined || isPath ? [] : ['-t', pattern]
  return run(['vitest', 'run', ...chosen, ...title, ...args, ...files])
}

/**
 * Browser tests of a file, or whose title holds a text; none: the main stories. In the shop of `npm run e2e:shop` where it runs, otherwise in
 * one that is built and started for them.
 *
 * @param {readonly string[]} args
 */
async function e2e([pattern, ...args]) {
  const projects = pattern === undefined ? ['--project=desktop', '--project=phone'] : []
  const variables = await findStayingShop()
  if (!variables) await run(['node', 'scripts/build.mjs'])
  const { files, isPath } = findTests(pattern, 'e2e')
  const title = pattern === undefined || isPath ? [] : ['-g', pattern]
  return run(['playwright', 'test', ...projects, ...title, ...args, ...files], variables ?? {})
}

/** A shop for browser tests that stays until Ctrl-C, so that `npm run e2e -- name` need not start its own each time. */
async function stayingShop() {
  await run(['node', 'scripts/build.mjs'])
  const dataDir = join(root, '.data/e2e-shop')
  const ports = (await findFreePorts(PORTS)).map(String)
  await rm(dataDir, { recursive: true, force: true })
  await mkdir(dataDir, { recursive: true })
  await writeFile(STAYING_SHOP, JSON.stringify({ ports, dataDir }))
  try {
    // Also when this process is killed, it stops.
    const watchdog = `--import=./scripts/run/exit-with.mjs?pid=${process.pid}`
    return await run(['node', watchdog, 'e2e/shop.ts', dataDir], environmentOfShop(ports))
  } finally {
    await rm(STAYING_SHOP)
  }
}

/** What differs from `main`: formatting, lint, the types of all, and the tests beside the files. */
async function check() {
  const changed = await listChanged()
  const code = changed.filter((path) => /\.(tsx?|mjs)$/.test(path))
  const tests = new Set(
    code.map((path) => path.replace(/(\.test)?(\.tsx?|\.mjs)$/, '.test')).flatMap(testFilesOf),
  )
  await makeTypes()
  const codes = [
    changed.length > 0 ? await run(['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...changed]) : 0,
    code.length > 0 ? await run(['oxlint', ...code]) : 0,
    await run(TYPES),
    tests.size > 0
      ? await run(['vitest', 'run', '--project=!resilience*', '--project=!browsers', ...tests])
      : 0,
  ]
  return Math.max(...codes)
}

/** What types and lint need and no commit holds: types of the routes, and what pages are made of that is made itself. */
async function makeTypes() {
  await makeSources()
  if ((await run(['next', 'typegen'])) !== 0) throw new Error('The types of the routes could not be made.')
}

/** @returns {Promise<string[]>} paths that exist, from the root */
async function listChanged() {
  const lines = async (/** @type {string[]} */ ...args) =>
    (await git('git', args, { cwd: root })).stdout.split('\n').filter((line) => line !== '')
  const [base = 'HEAD'] = await lines('merge-base', 'HEAD', 'main').catch(() => [])
  const changed = [
    ...(await lines('diff', '--name-only', base)),
    ...(await lines('ls-files', '--others', '--exclude-standard')),
  ]
  return [...new Set(changed)].filter((path) => existsSync(join(root, path))).toSorted()
}

/** @param {string} base a path that ends in `.test` */
const testFilesOf = (base) =>
  ['.ts', '.tsx']
    .map((end) => base + end)
    .filter((path) => !path.startsWith('e2e/') && existsSync(join(root, path)))

/**
 * The tests whose path holds a text, or else those that hold it themselves; none for no text, and for a title that is put together.
 *
 * @param {string | undefined} pattern
 * @param {string} folders
 */
function findTests(
  pattern,
  folders = '{app,backend-kit,bench,components,contract,lib,local-services,product-api,scripts,server,tests}',
) {
  if (pattern === undefined) return { files: [], isPath: false }
  const all = globSync(`${folders}/**/*.test.{ts,tsx}`, { cwd: root, exclude: ['**/node_modules/**'] })
  const named = all.filter((path) => path.includes(pattern))
  if (named.length > 0) return { files: named, isPath: true }
  return {
    files: all.filter((path) => readFileSync(join(root, path), 'utf8').includes(pattern)),
    isPath: false,
  }
}

const stayingShopSchema = z.object({ ports: z.array(z.string()), dataDir: z.string() })

/** @returns {Promise<Record<string, string> | null>} what Playwright needs to know of it; null: none runs */
async function findStayingShop() {
  const note = await getText(STAYING_SHOP)
  if (note === null) return null
  const { ports, dataDir } = stayingShopSchema.parse(JSON.parse(note))
  const ready = await fetch(`http://127.0.0.1:${ports[0]}/api/health/ready`, {
    signal: AbortSignal.timeout(5_000),
  }).catch(() => null)
  return ready?.ok ? { E2E_PORTS: ports.join(','), E2E_DATA_DIR: dataDir, E2E_REUSE: '1' } : null
}

/**
 * @param {readonly string[]} command
 * @param {Record<string, string>} [variables]
 */
const run = ([program = '', ...args], variables = {}) =>
  exitCodeOf(
    spawn(join(bin, program), args, {
      cwd: root,
      env: { ...testEnvironment(), ...variables },
      stdio: 'inherit',
    }),
  )
