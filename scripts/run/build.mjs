import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { root } from '../env.mjs'
import { pickReaderMessages } from '../reader-messages.mjs'
import { compressFiles } from '../compress-files.mjs'
import { cutTypefaces } from '../typefaces.mjs'

/** What the storefront is not made of; everything else at the root counts, also what is added there later. */
// oxfmt-ignore
const NOT_BUILT = [
  'node_modules', 'product-api', 'local-services', 'server', 'bench', 'tests', 'e2e', 'docs', 'deploy',
  'test-results', 'playwright-report', 'coverage', 'next-env.d.ts', 'playwright.config.ts', 'vitest.config.ts',
]

const isSource = (/** @type {string} */ name) => !NOT_BUILT.includes(name) && !name.startsWith('.')

/** Of all scripts the only one that a build is made of. */
const FINISHED_BY = 'scripts/compress-files.mjs'

const isUnbuilt = (/** @type {string} */ path) =>
  /(^|\/)node_modules\/|\.(test\.tsx?|md|tsbuildinfo)$/.test(path) ||
  (path.startsWith('scripts/') && path !== FINISHED_BY)

/** Variables that a build may take into its pages. */
const isBuiltIn = (/** @type {string} */ name) => name.startsWith('NEXT_PUBLIC_')

/**
 * Stands for everything that a build is made of: while it stays the same, building again changes nothing.
 *
 * @internal
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} env
 */
export async function getBuildKey(folder, env) {
  const hash = createHash('sha256')
  for (const name of Object.keys(env).filter(isBuiltIn).toSorted()) hash.update(`${name}=${env[name]}\0`)
  for (const file of await listSources(folder)) {
    hash.update(`${file}\0`)
    hash.update(
      createHash('sha256')
        .update(await readFile(join(folder, file)))
        .digest(),
    )
  }
  return hash.digest('hex')
}

/**
 * @param {string} folder
 * @returns {Promise<string[]>} paths from the folder
 */
async function listSources(folder) {
  const tops = (await readdir(folder, { withFileTypes: true })).filter(({ name }) => isSource(name))
  const below = await Promise.all(
    tops
      .filter((top) => top.isDirectory())
      .map((top) => readdir(join(folder, top.name), { withFileTypes: true, recursive: true })),
  )
  return [...tops, ...below.flat()]
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !isUnbuilt(file))
    .toSorted()
}

const keyFile = (/** @type {string} */ folder) => join(folder, '.next/build-key')

/**
 * @param {string} folder
 * @param {string} key
 */
async function isBuilt(folder, key) {
  const made = await readFile(keyFile(folder), 'utf8').catch(() => null)
  return made === key
}

/** Makes what the storefront is made of, and what no commit holds. */
export async function makeSources() {
  await Promise.all([cutTypefaces(root), pickReaderMessages(root)])
}

/**
 * Brings the storefront's build up to date: what it is made of that is made itself, `build` where it has to be, what is made of it.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {() => Promise<void>} build
 */
export async function ensureStorefrontBuilt(env, build) {
  await makeSources()
  await ensureBuilt(root, env, async () => {
    await build()
    await compressFiles(join(root, '.next/static'))
  })
}

/**
 * Runs `build` unless the last one that succeeded was made of the same.
 *
 * @internal
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} env
 * @param {() => Promise<void>} build
 */
export async function ensureBuilt(folder, env, build) {
  const key = await getBuildKey(folder, env)
  if (await isBuilt(folder, key)) return
  await rm(keyFile(folder), { force: true })
  await build()
  await writeFile(keyFile(folder), key)
}
