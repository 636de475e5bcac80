/*
 * The environment of everything in this folder. Plain JavaScript without packages: the machine's own Node reads it on a
 * bare clone, before anything is installed.
 */
import { existsSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

export const root = fileURLToPath(new URL('..', import.meta.url))
export const bin = join(root, 'node_modules/.bin')

const DEMO_PROJECT = 'demo-bieznik'

/**
 * Who keeps the accounts: the emulator that we start, an emulator that somebody else runs, or a real Firebase project.
 *
 * @typedef {{ kind: 'ours' | 'emulator' | 'firebase', projectId: string, emulatorHost: string | null }} Identity
 *
 * @typedef {object} Settings
 * @property {boolean} isDev
 * @property {string} dataDir
 * @property {string} host the address that the storefront listens on
 * @property {{ storefront: number, productApi: number, identity: number }} ports
 * @property {string} siteUrl
 * @property {string | null} databaseUrl null: we bring a PostgreSQL of our own
 * @property {Identity} identity
 * @property {string | null} databaseEmulatorHost
 */

/**
 * Arguments: `--dev`; `--data-dir <folder>`; `--ignore-env-files`, so that a test never meets the real services that a
 * `.env` may name. Throws with the name of a variable that cannot be used.
 *
 * @param {string[]} args
 * @returns {Settings}
 */
export function readSettings(args) {
  const { values } = parseArgs({
    args,
    options: {
      dev: { type: 'boolean', default: false },
      'data-dir': { type: 'string' },
      'ignore-env-files': { type: 'boolean', default: false },
    },
  })
  if (!values['ignore-env-files']) loadEnvFiles()
  const ports = {
    storefront: readPort('PORT', 3000),
    productApi: readPort('PRODUCT_API_PORT', 4000),
    identity: readPort('FIREBASE_AUTH_EMULATOR_PORT', 9099),
  }
  return {
    isDev: values.dev,
    dataDir: resolve(root, values['data-dir'] ?? get('BIEZNIK_DATA_DIR') ?? '.data'),
    host: get('HOST') ?? '127.0.0.1',
    ports,
    siteUrl: get('SITE_URL') ?? `http://127.0.0.1:${ports.storefront}`,
    databaseUrl: get('DATABASE_URL'),
    identity: readIdentity(ports.identity),
    databaseEmulatorHost: get('FIREBASE_DATABASE_EMULATOR_HOST'),
  }
}

/** What is set already wins over the files, and `.env.local` over `.env`. */
function loadEnvFiles() {
  for (const file of ['.env.local', '.env'].map((name) => join(root, name))) {
    if (existsSync(file)) process.loadEnvFile(file)
  }
}

/**
 * @param {number} port
 * @returns {Identity}
 */
function readIdentity(port) {
  const projectId = get('FIREBASE_PROJECT_ID') ?? DEMO_PROJECT
  const emulatorHost = get('FIREBASE_AUTH_EMULATOR_HOST')
  if (emulatorHost) return { kind: 'emulator', projectId, emulatorHost }
  if (isDemoProject(projectId)) return { kind: 'ours', projectId, emulatorHost: `127.0.0.1:${port}` }
  return { kind: 'firebase', projectId, emulatorHost: null }
}

/**
 * Firebase keeps names that begin like this for emulators.
 *
 * @param {string} projectId
 */
export const isDemoProject = (projectId) => projectId.startsWith('demo-')

/**
 * An empty variable counts as one that is not set.
 *
 * @param {string} name
 */
function get(name) {
  return process.env[name] || null
}

/**
 * @param {string} name
 * @param {number} fallback
 */
function readPort(name, fallback) {
  const text = get(name) ?? String(fallback)
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port
  throw new Error(`${name} must be a port number from 1 to 65535, not "${text}".`)
}

/** @returns {NodeJS.ProcessEnv} what a program of ours gets: no empty variables, and the pinned tools first */
export function environment() {
  const set = Object.entries(process.env).filter(([, value]) => value !== '')
  return { ...Object.fromEntries(set), NODE_ENV: process.env.NODE_ENV, PATH: [bin, pathWithoutBin()].join(delimiter) }
}

/** @returns {NodeJS.ProcessEnv} for npm, which runs on the machine's own Node: it may be about to replace the pinned one */
export function machineEnvironment() {
  return { ...process.env, PATH: pathWithoutBin() }
}

/** What points to services of somebody's own; tests never meet them. */
const SERVICES = /^(DATABASE_URL|FIREBASE_|GOOGLE_|GCLOUD_|SMTP_|EMAILJS_|PAYPAL_|NBP_|SITE_URL$|PRODUCT_API_|HOST$|PORT$|NEXT_PUBLIC_)/

/** @returns {NodeJS.ProcessEnv} what tests get */
export function testEnvironment() {
  const kept = Object.entries(environment()).filter(([name]) => !SERVICES.test(name) && name !== 'NODE_ENV')
  return { ...Object.fromEntries(kept), NODE_ENV: undefined }
}

function pathWithoutBin() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.filter((folder) => resolve(folder) !== bin).join(delimiter)
}

/**
 * For firebase-admin, which knows an emulator by this variable alone.
 *
 * @param {Identity} identity
 */
export function useIdentity({ emulatorHost }) {
  if (emulatorHost) process.env.FIREBASE_AUTH_EMULATOR_HOST = emulatorHost
}
