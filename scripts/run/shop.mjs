import { onAskedToStop } from '../asked-to-stop.mjs'
import { readSettings } from '../settings.mjs'
import { Interruption, makeSupervisor } from './supervisor.mjs'
import { openShop } from './open-shop.mjs'
import { requireFreePorts } from './ports.mjs'
import { getRefusal } from './refusal.mjs'
import { startedStandIns } from './stand-ins.mjs'
import { say } from './terminal.mjs'
import { whereMailsGo } from './where-mails-go.mjs'

/** Which wallet payment there is. */
const wallets = {
  none: 'Wallet payment: none (PAYPAL_STAND_IN=on starts a stand-in of PayPal).',
  ours: 'Wallet payment: the stand-in of PayPal; no money moves.',
  paypal: 'Wallet payment: PayPal.',
}

/** Who takes payments for orders. */
const orderPayments = {
  none: 'Przelewy24: none.',
  ours: 'Przelewy24: a stand-in; no money moves (P24_STAND_IN=off leaves it out).',
  przelewy24: 'Przelewy24: on.',
}

/** Who takes parcels. */
const couriers = {
  none: 'InPost: none.',
  ours: 'InPost: a stand-in; no courier comes (INPOST_STAND_IN=off leaves it out).',
  inpost: 'InPost: on.',
}

/** The terminal sends Ctrl-C to the wrapper and to us, and the wrapper hands it on: so soon it is the same one. */
const SAME_PRESS_MS = 1_000

/**
 * Opens the shop and keeps it open until it is told to stop or one of its programs ends.
 *
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function runShop(args) {
  const settings = readSettings(args)
  const refusal = getRefusal(settings)
  if (refusal) throw new Error(refusal)
  await requireFreePorts(portsOf(settings))
  const supervisor = makeSupervisor()
  stopWhenAsked(supervisor)
  try {
    await Promise.race([openShop(settings, supervisor), supervisor.over])
    say(wallets[settings.wallet.kind])
    say(orderPayments[settings.przelewy24.kind])
    say(couriers[settings.inpost.kind])
    say(invitation(settings))
    return await supervisor.over
  } catch (error) {
    if (error instanceof Interruption) return 0
    console.error(error instanceof Error ? describe(error) : error)
    return 1
  } finally {
    supervisor.end(new Interruption())
    say('Stopping …')
    await supervisor.stopAll()
  }
}

/** @param {import('../settings.mjs').Settings} settings */
function portsOf(settings) {
  const { ports, host, identity, realtimeDatabase } = settings
  const emulators = [
    {
      kind: identity.kind,
      who: 'identity emulator',
      port: ports.identity,
      variable: 'FIREBASE_AUTH_EMULATOR_PORT',
    },
    {
      kind: realtimeDatabase.kind,
      who: 'realtime database',
      port: ports.realtimeDatabase,
      variable: 'FIREBASE_DATABASE_EMULATOR_PORT',
    },
  ].filter(({ kind }) => kind === 'ours')
  const standIns = startedStandIns(settings).map(({ name, ...standIn }) => ({ who: name, ...standIn }))
  return [
    { who: 'storefront', host, port: ports.storefront, variable: 'PORT' },
    { who: 'product API', host: '127.0.0.1', port: ports.productApi, variable: 'PRODUCT_API_PORT' },
    ...[...emulators, ...standIns].map((each) => ({ host: '127.0.0.1', ...each })),
  ]
}

/**
 * The first time the programs are stopped in order, the second time at once; the database always shuts down.
 *
 * @param {ReturnType<typeof makeSupervisor>} supervisor
 */
function stopWhenAsked(supervisor) {
  let firstAt = 0
  onAskedToStop(() => {
    firstAt ||= Date.now()
    supervisor.end(new Interruption())
    if (Date.now() - firstAt >= SAME_PRESS_MS) supervisor.kill()
  })
}

/** @param {import('../settings.mjs').Settings} settings */
function invitation({ siteUrl, identity, mail }) {
  const mails = whereMailsGo({ identity, mail })
  if (identity.kind === 'firebase') return `${mails}\nThe shop is open: ${siteUrl}`
  return (
    `${mails}\nThe shop is open: ${siteUrl} ` +
    '(sign in as jan@example.com, or as admin@example.com for staff; the password of both is sekret12). Ctrl-C stops it.'
  )
}

/**
 * @param {Error} error
 * @returns {string} its message and those of what caused it
 */
function describe({ message, cause }) {
  return cause instanceof Error ? `${message}\n${describe(cause)}` : message
}
