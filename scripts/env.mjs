/*
 * The environment of everything in this folder. Plain JavaScript without packages: the machine's own Node reads it on a
 * bare clone, before anything is installed.
 */
import { existsSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
export const bin = join(root, 'node_modules/.bin')

/** What is set already wins over the files, and `.env.local` over `.env`. */
export function loadEnvFiles() {
  for (const file of ['.env.local', '.env'].map((name) => join(root, name))) {
    if (existsSync(file)) process.loadEnvFile(file)
  }
}

/**
 * An empty variable counts as one that is not set.
 *
 * @param {string} name
 */
export function getVariable(name) {
  return process.env[name] || null
}

/** @returns {NodeJS.ProcessEnv} what a program of ours gets: no empty variables, and the pinned tools first */
export function environment() {
  const set = Object.entries(process.env).filter(([, value]) => value !== '')
  return {
    // Next.js would report to its makers.
    NEXT_TELEMETRY_DISABLED: '1',
    ...Object.fromEntries(set),
    NODE_ENV: process.env.NODE_ENV,
    PATH: [bin, pathWithoutBin()].join(delimiter),
  }
}

/** @returns {NodeJS.ProcessEnv} for npm, which runs on the machine's own Node: it may be about to replace the pinned one */
export function machineEnvironment() {
  return { ...process.env, PATH: pathWithoutBin() }
}

/** What points to services of somebody's own; tests never meet them. */
const SERVICES =
  /^(DATABASE_|FIREBASE_|GOOGLE_|GCLOUD_|SMTP_|MAIL_|CONTACT_|EMAILJS_|PAYPAL_|P24_|NBP_|DELIVERY_|PICTURE|S3_|AWS_|SITE_URL$|PRODUCT_API_|HOST$|PORT$|NEXT_PUBLIC_|METRICS_|OTEL_|REDIS_|REQUIRE_SAFETY_DATA$|ASSEMBLY_PRICE$|RINGS_PRICE$|BOLTS_PRICE$|STAFF_SECOND_FACTOR$|DOCUMENTS_REVIEWED$)/

/** @returns {NodeJS.ProcessEnv} what tests get */
export function testEnvironment() {
  const kept = Object.entries(environment()).filter(([name]) => !SERVICES.test(name))
  return { ...Object.fromEntries(kept), NODE_ENV: 'test' }
}

function pathWithoutBin() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.filter((folder) => resolve(folder) !== bin).join(delimiter)
}

/**
 * For packages that know an emulator by its variable alone.
 *
 * @param {string} host
 */
export function setAuthEmulatorHost(host) {
  process.env.FIREBASE_AUTH_EMULATOR_HOST = host
}
