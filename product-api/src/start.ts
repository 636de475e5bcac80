import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { collectDefaultMetrics } from 'prom-client'
import { connectDatabase, type Database } from './db/client.ts'
import { applyMigrations } from './db/migrate.ts'
import { seed } from './db/seed.ts'
import type { Env } from './env.ts'
import { startRateRefresher } from './exchange-rates/rate-refresher.ts'
import { buildApp } from './http/app.ts'
import type { VerifyToken } from './identity/caller.ts'
import { createFirebaseVerifier } from './identity/firebase.ts'
import { createKeyProbe } from './identity/google-keys.ts'
import { startMail } from './mail/start-mail.ts'
import { createMetrics } from './metrics/metrics.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { watchDatabase } from './metrics/watch-database.ts'
import { startLooking } from './payments/look-again.ts'
import { createPaypalWallet } from './payments/paypal-wallet.ts'
import type { Wallet } from './payments/wallet.ts'
import { stockKeeper } from './stock/stock-keeper.ts'
import { createStorefrontNotifier, notifyAll, type StorefrontNotifier } from './storefront/revalidate.ts'

const MAX_EVENT_LOOP_DELAY_MS = 1_000

function storefrontOf(env: Env, logger: Logger): StorefrontNotifier {
  const { REVALIDATE_URL: urls = [], REVALIDATE_SECRET: secret } = env
  return notifyAll(secret ? urls.map((url) => createStorefrontNotifier({ url, secret, logger })) : [])
}

function firebaseVerifierOf(env: Env): VerifyToken {
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

/** Counts always, and shows the figures where the environment says so. */
async function startMetrics(env: Env, { db, pool, logger }: { db: Database; pool: Pool; logger: Logger }) {
  const metrics = createMetrics()
  const { PRODUCT_API_METRICS_PORT: port, METRICS_HOST: host } = env
  if (port === undefined) return { metrics, close: async () => undefined }
  const { registry } = metrics
  collectDefaultMetrics({ register: registry })
  const onTrouble = (error: unknown) => logger.warn({ err: error }, 'the database could not be measured')
  const refresh = watchDatabase(registry, { db, pool, onTrouble })
  const { close } = await serveMetrics({ registry, refresh, host, port })
  return { metrics, close }
}

/** Brings the database up to date, then listens. Closing the app finishes what is under way and lets go of everything. */
export async function start(
  env: Env,
  logger: Logger,
  verifyToken: VerifyToken = firebaseVerifierOf(env),
): Promise<FastifyInstance> {
  await applyMigrations(env.DATABASE_URL)
  const { db, pool } = connectDatabase({
    url: env.DATABASE_URL,
    poolSize: env.DATABASE_POOL_SIZE,
    prepares: env.DATABASE_PREPARED_STATEMENTS === 'on',
    onIdleError: (error) => logger.warn({ err: error }, 'an idle database connection broke'),
  })
  if (env.SEED_WHEN_EMPTY) logger.info({ products: await seed(db) }, 'seeded')
  const storefront = storefrontOf(env, logger)
  const mail = startMail(env, db, logger)
  const rates = env.NBP_API_URL ? startRateRefresher({ db, apiUrl: env.NBP_API_URL, logger }) : null
  const wallet = walletOf(env)
  logger.info(wallet ? `wallet payments go through ${env.PAYPAL_API_URL}` : 'no wallet payment is configured')
  const looking = wallet && startLooking({ db, stock: stockKeeper, wallet, logger })
  const { metrics, close: closeMetrics } = await startMetrics(env, { db, pool, logger })
  const app = await buildApp({
    db,
    stock: stockKeeper,
    storefront,
    mailQueued: mail.nudge,
    verifyToken,
    wallet,
    logger,
    metrics,
    shopSegment: env.SHOP_SEGMENT,
    pictureHosts: env.PICTURE_HOSTS,
    hasRateLimits: env.RATE_LIMITS === 'on',
    maxEventLoopDelayMs: MAX_EVENT_LOOP_DELAY_MS,
  })
  app.addHook('onClose', async () => {
    await Promise.all([storefront.settled(), mail.stop(), rates?.stop(), looking?.stop(), closeMetrics()])
    await pool.end()
  })
  await app.listen({ port: env.PRODUCT_API_PORT, host: env.PRODUCT_API_HOST })
  return app
}
