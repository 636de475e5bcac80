import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { getVariable, loadEnvFiles, root } from './env.mjs'

const DEMO_PROJECT = 'demo-bieznik'

/**
 * Who keeps the accounts: the emulator that we start, an emulator that somebody else runs, or a real Firebase project.
 *
 * @typedef {{ kind: 'ours' | 'emulator' | 'firebase', projectId: string, emulatorHost: string | null }} Identity
 *
 * Who keeps the records of people, likewise; `url` is that of a real database.
 *
 * @typedef {{ kind: 'ours' | 'emulator' | 'firebase', emulatorHost: string | null, url: string | null }} RealtimeDatabase
 *
 * Where mails go: `contact` those of the contact form, `orders` those about orders, `outbox` the folder of what goes nowhere.
 *
 * @typedef {{ contact: string, orders: string, outbox: string }} Mail
 *
 * Who takes wallet payments: no one, the stand-in that we start, or PayPal.
 *
 * @typedef {{ kind: 'none' | 'ours' | 'paypal', clientId: string | null }} Wallet
 *
 * Who takes payments for orders through Przelewy24: no one, the stand-in that we start, or Przelewy24.
 *
 * @typedef {{ kind: 'none' | 'ours' | 'przelewy24', merchantId: string | null }} Przelewy24
 *
 * Who takes parcels: no one, the stand-in of InPost that we start, or InPost.
 *
 * @typedef {{ kind: 'none' | 'ours' | 'inpost', organizationId: string | null }} Inpost
 *
 * Who knows companies by their NIP: the registers that are configured, or the stand-in of both that we start.
 *
 * @typedef {{ kind: 'configured' | 'ours' }} CompanyRegisters
 *
 * Where invoices of companies go: to what is configured, or to the stand-in of KSeF that we start.
 *
 * @typedef {{ kind: 'configured' | 'ours' }} Ksef
 *
 * @typedef {object} Settings
 * @property {boolean} isDev
 * @property {string} dataDir
 * @property {string} host the address that the storefront listens on
 * @property {{ storefront: number, productApi: number, identity: number, realtimeDatabase: number, wallet: number, przelewy24: number, companyRegisters: number, ksef: number, inpost: number }} ports
 * @property {{ host: string, port: number } | null} metrics where the storefront shows its metrics; null: nowhere
 * @property {number} trustedProxyHops how many proxies of ours stand before the storefront
 * @property {string} siteUrl
 * @property {string | null} databaseUrl null: we bring a PostgreSQL of our own
 * @property {Identity} identity
 * @property {RealtimeDatabase} realtimeDatabase
 * @property {Mail} mail
 * @property {Wallet} wallet
 * @property {Przelewy24} przelewy24
 * @property {Inpost} inpost
 * @property {CompanyRegisters} companyRegisters
 * @property {Ksef} ksef
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
    realtimeDatabase: readPort('FIREBASE_DATABASE_EMULATOR_PORT', 9000),
    wallet: readPort('PAYPAL_STAND_IN_PORT', 9200),
    przelewy24: readPort('P24_STAND_IN_PORT', 9300),
    companyRegisters: readPort('COMPANY_REGISTERS_STAND_IN_PORT', 9500),
    ksef: readPort('KSEF_STAND_IN_PORT', 9400),
    inpost: readPort('INPOST_STAND_IN_PORT', 9600),
  }
  const identity = readIdentity(ports.identity)
  const dataDir = resolve(root, values['data-dir'] ?? getVariable('BIEZNIK_DATA_DIR') ?? '.data')
  return {
    isDev: values.dev,
    dataDir,
    host: getVariable('HOST') ?? '127.0.0.1',
    ports,
    metrics: readMetrics(),
    trustedProxyHops: readHops(),
    siteUrl: getVariable('SITE_URL') ?? `http://127.0.0.1:${ports.storefront}`,
    databaseUrl: getVariable('DATABASE_URL'),
    identity,
    realtimeDatabase: readRealtimeDatabase(ports.realtimeDatabase, identity.projectId),
    mail: readMail(dataDir),
    wallet: readWallet(),
    przelewy24: readPrzelewy24(identity),
    inpost: readInpost(identity),
    ksef: { kind: isStandInOn('KSEF_STAND_IN') ? 'ours' : 'configured' },
    companyRegisters: { kind: isStandInOn('COMPANY_REGISTERS_STAND_IN') ? 'ours' : 'configured' },
  }
}

/**
 * @param {string} dataDir
 * @returns {Mail} the storefront and the product API choose alike
 */
function readMail(dataDir) {
  const outbox = resolve(root, getVariable('MAIL_OUTBOX_DIR') ?? join(dataDir, 'outbox'))
  const files = `files in ${outbox}`
  const orders = getVariable('SMTP_URL') ? 'the mail server' : files
  const service = ['EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID', 'EMAILJS_PUBLIC_KEY']
  const contact = service.every(getVariable) ? 'the e-mail sending service' : orders
  return { contact, orders, outbox }
}

/**
 * @param {number} port
 * @returns {Identity}
 */
function readIdentity(port) {
  const projectId = getVariable('FIREBASE_PROJECT_ID') ?? DEMO_PROJECT
  const emulatorHost = getVariable('FIREBASE_AUTH_EMULATOR_HOST')
  if (emulatorHost) return { kind: 'emulator', projectId, emulatorHost }
  if (isDemoProject(projectId)) return { kind: 'ours', projectId, emulatorHost: `127.0.0.1:${port}` }
  return { kind: 'firebase', projectId, emulatorHost: null }
}

/**
 * @param {number} port
 * @param {string} projectId
 * @returns {RealtimeDatabase}
 */
function readRealtimeDatabase(port, projectId) {
  const emulatorHost = getVariable('FIREBASE_DATABASE_EMULATOR_HOST')
  const url = getVariable('FIREBASE_DATABASE_URL')
  if (emulatorHost) return { kind: 'emulator', emulatorHost, url }
  if (isDemoProject(projectId)) return { kind: 'ours', emulatorHost: `127.0.0.1:${port}`, url }
  return { kind: 'firebase', emulatorHost: null, url }
}

/** @param {string} name */
function isStandInOn(name) {
  const standIn = getVariable(name) ?? 'off'
  if (standIn !== 'on' && standIn !== 'off') throw new Error(`${name} must be on or off, not "${standIn}".`)
  return standIn === 'on'
}

/** @returns {Wallet} */
function readWallet() {
  const clientId = getVariable('PAYPAL_CLIENT_ID')
  if (isStandInOn('PAYPAL_STAND_IN')) return { kind: 'ours', clientId }
  return { kind: clientId === null ? 'none' : 'paypal', clientId }
}

/**
 * The demonstration on one machine has the stand-in unless it is switched off; nothing else has it unless it is switched on.
 *
 * @param {Identity} identity
 * @returns {Przelewy24}
 */
function readPrzelewy24(identity) {
  const merchantId = getVariable('P24_MERCHANT_ID')
  const isDemonstration = merchantId === null && identity.kind === 'ours'
  const standIn = readSwitch('P24_STAND_IN') ?? (isDemonstration ? 'on' : 'off')
  if (standIn === 'on') return { kind: 'ours', merchantId }
  return { kind: merchantId === null ? 'none' : 'przelewy24', merchantId }
}

/**
 * The demonstration on one machine has the stand-in unless it is switched off; nothing else has it unless it is switched on.
 *
 * @param {Identity} identity
 * @returns {Inpost}
 */
function readInpost(identity) {
  const organizationId = getVariable('INPOST_SHIPX_ORGANIZATION_ID')
  const isDemonstration = organizationId === null && identity.kind === 'ours'
  const standIn = readSwitch('INPOST_STAND_IN') ?? (isDemonstration ? 'on' : 'off')
  if (standIn === 'on') return { kind: 'ours', organizationId }
  return { kind: organizationId === null ? 'none' : 'inpost', organizationId }
}

/**
 * @param {string} name
 * @returns {'on' | 'off' | null} null: it is not set
 */
function readSwitch(name) {
  const value = getVariable(name)
  if (value === null || value === 'on' || value === 'off') return value
  throw new Error(`${name} must be on or off, not "${value}".`)
}

/**
 * Firebase keeps names that begin like this for emulators.
 *
 * @param {string} projectId
 */
export const isDemoProject = (projectId) => projectId.startsWith('demo-')

/**
 * @param {string} name
 * @param {number} fallback
 */
function readPort(name, fallback) {
  const text = getVariable(name) ?? String(fallback)
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port
  throw new Error(`${name} must be a port number from 1 to 65535, not "${text}".`)
}

function readMetrics() {
  if (!getVariable('METRICS_PORT')) return null
  return { host: getVariable('METRICS_HOST') ?? '127.0.0.1', port: readPort('METRICS_PORT', 0) }
}

function readHops() {
  const text = getVariable('TRUSTED_PROXY_HOPS') ?? '0'
  if (/^\d$/.test(text)) return Number(text)
  throw new Error(`TRUSTED_PROXY_HOPS must be a number from 0 to 9, not "${text}".`)
}
