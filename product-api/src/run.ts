import { offeredExtras } from '@bieznik/backend-kit/configuration/offered-extras'
import { issuerUrl, watchClock } from '@bieznik/backend-kit/clock-check'
import { currentVersions } from '@bieznik/backend-kit/documents/read-document'
import { readCompany } from '@bieznik/backend-kit/read-company'
import type { RedisLink } from '@bieznik/backend-kit/redis-link'
import { openingLine, stateOf } from '@bieznik/contract/platform/opening'
import { isLocalSite } from '@bieznik/contract/platform/site-url'
import { flushCompileCache } from 'node:module'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { collectDefaultMetrics, type Registry } from 'prom-client'
import { configuredCarriers } from './selling/carriers/configured-carriers.ts'
import { connectDatabase, type Database } from './platform/db/client.ts'
import { applyMigrations } from './platform/db/migrate.ts'
import { seed } from './platform/db/seed.ts'
import { linkSecretsOf, type Env } from './env.ts'
import { buildApp } from './platform/http/app.ts'
import type { VerifyToken } from './people/identity/caller.ts'
import {
  createFirebasePeople,
  createFirebaseStaff,
  createFirebaseVerifier,
} from './people/identity/firebase.ts'
import { createMetrics } from './platform/metrics/metrics.ts'
import { serveMetrics } from './platform/metrics/serve-metrics.ts'
import { watchBackups } from './platform/metrics/watch-backups.ts'
import { watchCertificate } from './platform/metrics/watch-certificate.ts'
import { watchDatabase, watchPool } from './platform/metrics/watch-database.ts'
import { watchRedis } from './platform/metrics/watch-redis.ts'
import { watchReplica } from './platform/metrics/watch-replica.ts'
import { watchStorefronts } from './platform/metrics/watch-storefronts.ts'
import { lookAtShop, openingSettings, type OpeningSettings } from './platform/opening/look-at-shop.ts'
import { configuredProviders } from './money/payments/providers.ts'
import { openReplicatedCatalogue, readingFrom, type OpenCatalogue } from './platform/db/open-catalogue.ts'
import { stockKeeper } from './catalogue/products/stock-keeper.ts'
import { createIndexKeeper } from './catalogue/search/index-keeper.ts'
import { createMissCounter, startWritingMisses } from './catalogue/search/search-misses.ts'
import { startIndex } from './catalogue/search/start-index.ts'
import { watchFeeds } from './platform/metrics/watch-feeds.ts'
import {
  createStorefrontNotifier,
  notifyAll,
  type StorefrontNotifier,
} from './platform/storefront/revalidate.ts'
import { invoicingOf, ksefCodesOf, startJobs, termsOf } from './start-jobs.ts'

const MAX_EVENT_LOOP_DELAY_MS = 1_000

function storefrontOf(env: Env, registry: Registry, logger: Logger): StorefrontNotifier {
  const { REVALIDATE_URL: urls = [], REVALIDATE_SECRET: secret } = env
  if (secret === undefined) return notifyAll([])
  const storefronts = urls.map((url) => ({ url, ...createStorefrontNotifier({ url, secret, logger }) }))
  watchStorefronts(registry, storefronts)
  return notifyAll(storefronts)
}

function firebaseVerifierOf(env: Env): VerifyToken {
  return createFirebaseVerifier({
    projectId: env.FIREBASE_PROJECT_ID,
    isEmulated: env.FIREBASE_AUTH_EMULATOR_HOST !== undefined,
    requiresSecondFactor: env.STAFF_SECOND_FACTOR === 'required',
  })
}

type Connected = { db: Database; pool: Pool }

function connect(env: Env, logger: Logger): Connected {
  return connectDatabase({
    url: env.DATABASE_URL,
    poolSize: env.DATABASE_POOL_SIZE,
    onIdleError: (error) => logger.warn({ err: error }, 'an idle database connection broke'),
  })
}

/** The client is loaded only where there is a Redis: its commands are hundreds of files. */
async function connectRedis({ REDIS_URL: url }: Env, logger: Logger): Promise<RedisLink | null> {
  if (url === undefined) return null
  const { RedisLink: Link } = await import('@bieznik/backend-kit/redis-link')
  return new Link(url, logger)
}

/** Where the catalogue is read: on the replica, if there is one. */
function openCatalogue(env: Env, primary: Database, registry: Registry, logger: Logger): OpenCatalogue {
  const { DATABASE_REPLICA_URL: replicaUrl } = env
  if (replicaUrl === undefined) return readingFrom(primary)
  return openReplicatedCatalogue({
    primary,
    replicaUrl,
    poolSize: env.DATABASE_POOL_SIZE,
    logger,
    used: watchReplica(registry),
  })
}

/** Brings the database up to date, and fills it when that is asked for. */
async function prepareDatabase(env: Env, db: Database, logger: Logger): Promise<void> {
  const onWait = () => logger.warn('database: waiting for the migrations of another instance')
  await applyMigrations(env.DATABASE_URL, undefined, { onWait })
  if (!env.SEED_WHEN_EMPTY) return
  logger.info({ products: await seed(db, { company: readCompany(env.COMPANY_FILE) }) }, 'seeded')
}

/** Metrics are counted always, and shown where the environment says so. Returns what ends showing them. */
async function showMetrics(env: Env, registry: Registry, { db, pool }: Connected, logger: Logger) {
  collectDefaultMetrics({ register: registry })
  watchPool(registry, pool)
  watchCertificate(registry, env.SITE_URL, logger)
  const onTrouble = (error: unknown) => logger.warn({ err: error }, 'the database could not be measured')
  const automatic = { from: env.INVOICES_FROM, settings: invoicingOf(env) }
  const refresh = watchDatabase(registry, { db, automatic, onTrouble })
  watchBackups(registry, { db, onTrouble })
  const { PRODUCT_API_METRICS_PORT: port, METRICS_HOST: host } = env
  if (port === undefined) return async () => undefined
  const read = async () => {
    await refresh()
    return registry.metrics()
  }
  return (await serveMetrics({ read, host, port })).close
}

/** Says in the log what a public shop lacks. A mail server that is slow, or a database that is away, does not delay the start. */
async function warnOfOpening(db: Database, opening: OpeningSettings, logger: Logger): Promise<void> {
  try {
    const found = await lookAtShop(db, opening, new Date())
    for (const each of found) if (stateOf(each) === 'missing') logger.warn(openingLine(each))
  } catch (error) {
    logger.warn({ err: error }, 'opening: the shop could not be looked at')
  }
}

/** The product API, listening. Closing it finishes what is under way and lets go of everything. */
export async function run(
  env: Env,
  logger: Logger,
  verifyToken: VerifyToken = firebaseVerifierOf(env),
): Promise<FastifyInstance> {
  const connected = connect(env, logger)
  const { db, pool } = connected
  // Without its documents no order could be placed: better not to start.
  currentVersions(new Date())
  await prepareDatabase(env, db, logger)
  const providers = configuredProviders(env)
  const company = readCompany(env.COMPANY_FILE)
  const carriers = configuredCarriers(env, company)
  const metrics = createMetrics()
  const storefront = storefrontOf(env, metrics.registry, logger)
  const jobs = startJobs(env, { db, providers, carriers, storefront, logger })
  const hideMetrics = await showMetrics(env, metrics.registry, connected, logger)
  const catalogue = openCatalogue(env, db, metrics.registry, logger)
  const searchIndex = createIndexKeeper({ catalogue, logger })
  const staffIndex = createIndexKeeper({ catalogue, logger, scope: 'all' })
  const indexing = startIndex(db, { searchIndex, staffIndex }, logger)
  const searchMisses = createMissCounter()
  const writingMisses = startWritingMisses(db, searchMisses, logger)
  const redis = await connectRedis(env, logger)
  watchFeeds(metrics.registry, db)
  if (redis) watchRedis(metrics.registry, redis)
  const opening = openingSettings(env, company)
  const clock = watchClock({ url: issuerUrl(env.FIREBASE_AUTH_EMULATOR_HOST), log: logger })
  const app = await buildApp({
    db,
    clock,
    catalogue,
    searchIndex,
    staffIndex,
    searchMisses,
    stock: stockKeeper,
    storefront,
    mailQueued: jobs.mailQueued,
    reductionsChanged: jobs.reductionsChanged,
    verifyToken,
    findPeople: createFirebasePeople({ projectId: env.FIREBASE_PROJECT_ID }),
    staffAccounts: createFirebaseStaff({ projectId: env.FIREBASE_PROJECT_ID }),
    providers,
    carriers,
    terms: termsOf(env),
    logger,
    metrics,
    shopSegment: env.SHOP_SEGMENT,
    company,
    invoicing: invoicingOf(env),
    ksefCodes: ksefCodesOf(env),
    companyCashLimit: env.COMPANY_CASH_LIMIT,
    offeredExtras: offeredExtras(env),
    deliveryCountries: env.DELIVERY_COUNTRIES,
    pictureHosts: env.PICTURE_HOSTS,
    rateLimits: env.RATE_LIMITS === 'on' ? { link: redis, secret: env.REVALIDATE_SECRET ?? '' } : null,
    linkSecrets: linkSecretsOf(env),
    requiresSafetyData: env.REQUIRE_SAFETY_DATA,
    opening,
    maxEventLoopDelayMs: MAX_EVENT_LOOP_DELAY_MS,
  })
  app.addHook('onClose', async () => {
    await Promise.all([jobs.stop(), indexing.stop(), writingMisses.stop(), hideMetrics()])
    clock.stop()
    await storefront.settled()
    redis?.close()
    await Promise.all([pool.end(), catalogue.close()])
  })
  await app.listen({ port: env.PRODUCT_API_PORT, host: env.PRODUCT_API_HOST })
  if (!isLocalSite(env.SITE_URL)) void warnOfOpening(db, opening, logger)
  // By itself Node.js does so at the end, to which a process that is killed does not come.
  flushCompileCache()
  return app
}
