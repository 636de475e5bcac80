import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bin, machineEnvironment, root } from './env.mjs'
import { exitCodeOf } from './exit-code.mjs'
import { say, step } from './run/terminal.mjs'

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean }} Package
 * @typedef {{ packages: Record<string, Package> }} Lockfile
 */

const NPM_ARGS = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']

/**
 * Installs the packages unless what is installed is what the lockfile says. Returns whether it did.
 * Throws when npm could not.
 *
 * @param {string} [folder]
 */
export async function ensureInstalled(folder = root) {
  if (existsSync(join(bin, 'node')) && (await isInstalled(folder))) return false
  say('Installing the packages, which takes a minute or two …')
  await step('packages', runNpm(folder))
  return true
}

/** @param {string} folder */
const runNpm = (folder) => async () => {
  const npm = spawn('npm', NPM_ARGS, {
    cwd: folder,
    env: machineEnvironment(),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if ((await exitCodeOf(npm)) === 0) return
  throw new Error(
    'npm could not install the packages and says why above. It needs the npm registry: is there a network?',
  )
}

/**
 * Whether `node_modules` holds what the lockfile says. npm writes down what it installed as the last step of an
 * installation, so one that was broken off does not count, and one that somebody made by hand does.
 *
 * @param {string} folder
 */
export async function isInstalled(folder) {
  const installed = await getLockfile(join(folder, 'node_modules/.package-lock.json'))
  const wanted = await getLockfile(join(folder, 'package-lock.json'))
  if (!installed || !wanted) return false
  return Object.entries(wanted.packages).every(([path, { version, link, optional }]) => {
    if (!path.includes('node_modules/')) return true
    const found = installed.packages[path]
    return found ? Boolean(link) === Boolean(found.link) && version === found.version : optional === true
  })
}

/**
 * @param {string} file
 * @returns {Promise<Lockfile | null>}
 */
async function getLockfile(file) {
  if (!existsSync(file)) return null
  /** @type {unknown} */
  const json = JSON.parse(await readFile(file, 'utf8'))
  return isLockfile(json) ? json : null
}

/**
 * @param {unknown} json
 * @returns {json is Lockfile}
 */
function isLockfile(json) {
  return typeof json === 'object' && json !== null && 'packages' in json
}
