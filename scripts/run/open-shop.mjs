import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { startPostgres } from '../../local-services/postgres/server.ts'
import { root } from '../env.mjs'
import { follow } from '../follow.mjs'
import { ensureStorefrontBuilt, makeSources } from './build.mjs'
import { environmentsOf, loopback } from './environments.mjs'
import { waitUntilReady } from './health.mjs'
import { memoryFlags } from '../../backend-kit/memory.ts'
import { startProgram } from './program.mjs'
import { ensureSecret } from './secret.mjs'
import { startedStandIns } from './stand-ins.mjs'
import { say, step } from './terminal.mjs'

/**
 * @typedef {import('../settings.mjs').Settings} Settings
 * @typedef {ReturnType<typeof import('./supervisor.mjs').makeSupervisor>} Supervisor
 * @typedef {{ settings: Settings, supervisor: Supervisor, env: ReturnType<typeof environmentsOf>, logs: string }} Opening
 */

const NEXT = join(root, 'node_modules/next/dist/bin/next')
const STOREFRONT = join(root, 'server/main.ts')
const TRACING = `--import=${new URL('../../backend-kit/tracing.mjs', import.meta.url).href}`
const READY_WITHIN_MS = 120_000

/**
 * Starts everything, side by side as far as one thing does not need the other, and returns when people can come in.
 *
 * @param {Settings} settings
 * @param {Supervisor} supervisor
 */
export async function openShop(settings, supervisor) {
  const env = environmentsOf(settings, {
    revalidate: await ensureSecret(join(settings.dataDir, 'revalidate-secret')),
    link: await ensureSecret(join(settings.dataDir, 'link-secret')),
  })
  const opening = { settings, supervisor, env, logs: join(settings.dataDir, 'logs') }
  /** @type {PromiseWithResolvers<void>} */
  const productApi = Promise.withResolvers()
  await Promise.all([
    openProductApi(opening, productApi.resolve),
    openIdentity(opening),
    openRealtimeDatabase(opening),
    ...startedStandIns(settings).map((each) => openStandIn(each, opening)),
    // It needs the others only when people come. What started last stops first: so it starts after the product API.
    Promise.all([settings.isDev ? makeAndFollowSources() : build(opening), productApi.promise]).then(() =>
      openStorefront(opening),
    ),
  ])
  await waitUntilReady(`${reachable(settings)}/api/health/ready`, inTime(supervisor))
}

/**
 * @param {Opening} opening
 * @param {() => void} onStart when it has been started, and is not ready yet
 */
async function openProductApi({ settings, supervisor, env, logs }, onStart) {
  const databaseUrl = settings.databaseUrl ?? (await openDatabase(settings, supervisor))
  const flags = settings.isDev ? ['--watch'] : [...memoryFlags.productApi, TRACING]
  await step('product API', async () => {
    const script = join(root, 'product-api/src/main.ts')
    supervisor.enlist(() =>
      startProgram('product-api', [...flags, script], { env: env.productApi(databaseUrl), logs }),
    )
    onStart()
    await waitUntilReady(`${loopback(settings.ports.productApi)}/api/health/ready`, inTime(supervisor))
  })
}

/**
 * @param {Settings} settings
 * @param {Supervisor} supervisor
 */
async function openDatabase({ dataDir }, supervisor) {
  const { url } = await step('PostgreSQL', () =>
    supervisor.join(() => startPostgres({ dataDir: join(dataDir, 'postgres') })),
  )
  return url
}

/** @param {Opening} opening */
async function openIdentity({ settings: { identity }, supervisor, env, logs }) {
  if (identity.kind === 'firebase') return
  await step('identity', async () => {
    if (identity.kind === 'ours') {
      const script = join(root, 'local-services/identity/main.ts')
      supervisor.enlist(() => startProgram('identity', [script], { env: env.identity, logs }))
    }
    await waitUntilReady(`http://${identity.emulatorHost}/`, inTime(supervisor))
  })
}

/** @param {Opening} opening */
async function openRealtimeDatabase({ settings: { identity, realtimeDatabase }, supervisor, env, logs }) {
  if (realtimeDatabase.kind === 'firebase') return
  await step('realtime database', async () => {
    if (realtimeDatabase.kind === 'ours') {
      const script = join(root, 'local-services/realtime-database/main.ts')
      supervisor.enlist(() =>
        startProgram('realtime-database', [script], { env: env.realtimeDatabase, logs }),
      )
    }
    // The official emulator serves this as well, for the same owner token.
    const rules = `/.settings/rules.json?ns=${identity.projectId}-default-rtdb`
    await waitUntilReady(`http://${realtimeDatabase.emulatorHost}${rules}`, {
      ...inTime(supervisor),
      headers: { authorization: 'Bearer owner' },
    })
  })
}

/**
 * @param {ReturnType<typeof startedStandIns>[number]} standIn
 * @param {Opening} opening
 */
async function openStandIn({ setting, folder, name, port }, { supervisor, env, logs }) {
  await step(name, async () => {
    const script = join(root, 'local-services', folder, 'main.ts')
    supervisor.enlist(() => startProgram(folder, [script], { env: env[setting], logs }))
    await waitUntilReady(`${loopback(port)}/`, inTime(supervisor))
  })
}

/** @param {Opening} opening */
async function build({ supervisor, env, logs }) {
  await ensureStorefrontBuilt(env.storefront, () =>
    step('build of the storefront', async () => {
      const start = () =>
        startProgram('build', [NEXT, 'build'], { env: env.storefront, logs, shown: 'nothing' })
      const { code, words } = await supervisor.enlist(start, { isPassing: true }).ended
      if (code !== 0) throw new Error(words)
    }),
  )
}

/** The texts of the pages for everybody are files that are made: they follow the message files and the list of them. */
async function makeAndFollowSources() {
  await makeSources()
  follow([join(root, 'messages'), join(root, 'lib/i18n')], () =>
    execFile(process.execPath, [join(root, 'scripts/pick-messages.mjs')], (error) => {
      if (error) say(`messages: not picked again: ${error.message}`)
    }),
  )
}

/** @param {Opening} opening */
async function openStorefront({ settings, supervisor, env, logs }) {
  const { isDev, host, ports } = settings
  await step('storefront', async () => {
    const args = isDev
      ? [NEXT, 'dev', '--hostname', host, '--port', String(ports.storefront)]
      : [...memoryFlags.storefront, TRACING, STOREFRONT, '--ignore-env-files']
    supervisor.enlist(() =>
      startProgram('storefront', args, {
        env: env.storefront,
        logs,
        shown: isDev ? 'everything' : 'errors',
      }),
    )
    await waitUntilReady(`${reachable(settings)}/api/health/live`, inTime(supervisor))
  })
}

/**
 * The storefront's address for this machine.
 *
 * @param {Settings} settings
 */
const reachable = ({ host, ports }) =>
  `http://${['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host}:${ports.storefront}`

/** @param {Supervisor} supervisor */
const inTime = ({ signal }) => ({ within: READY_WITHIN_MS, signal })
