import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client'
import { connectDatabase, type Database } from './db/client.ts'
import { applyMigrations } from './db/migrate.ts'
import { seed } from './db/seed.ts'
import type { Env } from './env.ts'
import { startRateRefresher } from './exchange-rates/rate-refresher.ts'
import { buildApp, type AppDeps } from './http/app.ts'
import type { VerifyToken } from './identity/caller.ts'
import { createFirebaseVerifier } from './identity/firebase.ts'
import { createKeyProbe } from './identity/google-keys.ts'
import { startMail } from './mail/start-mail.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { watchOutbox, watchPool } from './metrics/watch-database.ts'
import { watchReplica } from './metrics/watch-replica.ts'
import { startLooking } from './payments/look-again.ts'
import { createPaypalWallet } from './payments/paypal-wallet.ts'
import type { Wallet } from './payments/wallet.ts'
import { openReplicatedCatalogue, readingFrom, type OpenCatalogue } from './replica/open-catalogue.ts'
import { stockKeeper } from './stock/stock-keeper.ts'
import { createStorefrontNotifier, notifyAll, type StorefrontNotifier } from './storefront/revalidate.ts'

const MAX_EVENT_LOOP_DELAY_MS = 1_000

function storefrontOf(env: Env, logger: Logger): StorefrontNotifier {
  const { REVALIDATE_URL: urls = [], REVALIDATE_SECRET: secret } = env
  return notifyAll(secret ? urls.map((url) => createStorefrontNotifier({ url, secret, logger })) : [])
}

export function firebaseVerifierOf(env: Env): VerifyToken {
  return createFirebaseVerifier({
    projectId: env.FIREBASE_PROJECT_ID,
    canFetchKeys: createKeyProbe(),
    isEmulated: env.FIREBASE_AUTH_EMULATOR_HOST !== undefined,
  })
}

function walletOf(env: Env): Wallet | null {
  const {
    PAYPAL_CLIENT_ID: clientId,
    PAYPAL_CLIENT_SECRET: clientSecret,
    PAYPAL_MERCHANT_ID: merchantId,
  } = env
  if (!clientId || !clientSecret || !merchantId) return null
  const webhookId = env.PAYPAL_WEBHOOK_ID ?? null
  return createPaypalWallet({ apiUrl: env.PAYPAL_API_URL, clientId, clientSecret, merchantId, webhookId })
}

export type Connected = { db: Database; pool: Pool }

export function connect(env: Env, logger: Logger): Connected {
  return connectDatabase({
    url: env.DATABASE_URL,
    poolSize: env.DATABASE_POOL_SIZE,
    prepares: env.DATABASE_PREPARED_STATEMENTS === 'on',
    onIdleError: (error) => logger.warn({ err: error }, 'an idle database connection broke'),
  })
}

/** Where the catalogue is read: on the replica, if there is one. */
async function openCatalogue(env: Env, { db, logger, metrics }: Answering): Promise<OpenCatalogue> {
  const { DATABASE_URL: primaryUrl, DATABASE_REPLICA_URL: replicaUrl } = env
  if (replicaUrl === undefined) return readingFrom(db)
  return openReplicatedCatalogue({
    primary: db,
    primaryUrl,
    replicaUrl,
    poolSize: env.DATABASE_POOL_SIZE,
    prepares: env.DATABASE_PREPARED_STATEMENTS === 'on',
    logger,
    watch: watchReplica(metrics.registry),
  })
}

/** What there is to do besides answering calls, in one process of each instance. Any number of instances may do so at once. */
export function startJobs(env: Env, db: Database, logger: Logger) {
  const mail = startMail(env, db, logger)
  const rates = env.NBP_API_URL ? startRateRefresher({ db, apiUrl: env.NBP_API_URL, logger }) : null
  const wallet = walletOf(env)
  logger.info(wallet ? `wallet payments go through ${env.PAYPAL_API_URL}` : 'no wallet payment is configured')
  const looking = wallet && startLooking({ db, stock: stockKeeper, wallet, logger })
  return {
    mailQueued: mail.nudge,
    stop: async () => {
      await Promise.all([mail.stop(), rates?.stop(), looking?.stop()])
    },
  }
}

/** Metrics are counted always, and shown where the environment says so. */
export async function showMetrics(env: Env, read: () => Promise<string>): Promise<() => Promise<void>> {
  const { PRODUCT_API_METRICS_PORT: port, METRICS_HOST: host } = env
  if (port === undefined) return async () => undefined
  return (await serveMetrics({ read, host, port })).close
}

export function measureOutbox(registry: Registry, db: Database, logger: Logger): () => Promise<void> {
  const onTrouble = (error: unknown) => logger.warn({ err: error }, 'the database could not be measured')
  return watchOutbox(registry, { db, onTrouble })
}

export function measureProcess(registry: Registry, pool: Pool): void {
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'process_answers_calls',
    help: '1 for each process that answers calls, by its number.',
    labelNames: ['pid'],
    registers: [registry],
  }).set({ pid: process.pid }, 1)
  watchPool(registry, pool)
}

/** What a process that answers calls works with besides the environment. */
export type Answering = Connected &
  Pick<AppDeps, 'mailQueued' | 'countCall' | 'metrics' | 'verifyToken'> & {
    logger: Logger
    /** What else ends when all calls are answered. */
    end?: () => Promise<void>
  }

/** Listens. Closing the app finishes what is under way. */
export async function listen(env: Env, answering: Answering): Promise<FastifyInstance> {
  const { pool, end, ...deps } = answering
  const storefront = storefrontOf(env, deps.logger)
  const catalogue = await openCatalogue(env, answering)
  const app = await buildApp({
    ...deps,
    catalogue,
    stock: stockKeeper,
    storefront,
    wallet: walletOf(env),
    shopSegment: env.SHOP_SEGMENT,
    deliveryCountries: env.DELIVERY_COUNTRIES,
    pictureHosts: env.PICTURE_HOSTS,
    hasRateLimits: env.RATE_LIMITS === 'on',
    maxEventLoopDelayMs: MAX_EVENT_LOOP_DELAY_MS,
  })
  app.addHook('onClose', async () => {
    await Promise.all([storefront.settled(), end?.()])
    await Promise.all([pool.end(), catalogue.close()])
  })
  await app.listen({ port: env.PRODUCT_API_PORT, host: env.PRODUCT_API_HOST })
  return app
}

/** Brings the database up to date, and fills it when that is asked for. */
export async function prepareDatabase(env: Env, { db }: Connected, logger: Logger): Promise<void> {
  await applyMigrations(env.DATABASE_URL)
  if (env.SEED_WHEN_EMPTY) logger.info({ products: await seed(db) }, 'seeded')
}
