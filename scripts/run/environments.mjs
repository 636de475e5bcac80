import { join } from 'node:path'
import { environment } from '../env.mjs'

/** @param {number} port */
export const loopback = (port) => `http://127.0.0.1:${port}`

/**
 * The environment of each program: what the person set, what follows from it, and nothing that is another one's secret.
 *
 * @param {import('../settings.mjs').Settings} settings
 * @param {string} revalidateSecret
 */
export function environmentsOf(settings, revalidateSecret) {
  const { ports, identity, realtimeDatabase, host, siteUrl, dataDir, mail, isDev } = settings
  const { DATABASE_URL, ...person } = environment()
  /** @type {NodeJS.ProcessEnv} */
  const shared = {
    ...person,
    NODE_ENV: isDev ? 'development' : 'production',
    FIREBASE_PROJECT_ID: identity.projectId,
    ...(identity.emulatorHost && { FIREBASE_AUTH_EMULATOR_HOST: identity.emulatorHost }),
    SITE_URL: siteUrl,
    MAIL_OUTBOX_DIR: mail.outbox,
    REVALIDATE_SECRET: person.REVALIDATE_SECRET ?? revalidateSecret,
  }
  return {
    identity: { ...shared, BIEZNIK_DATA_DIR: dataDir, FIREBASE_AUTH_EMULATOR_PORT: String(ports.identity) },
    realtimeDatabase: {
      ...shared,
      BIEZNIK_DATA_DIR: dataDir,
      FIREBASE_DATABASE_EMULATOR_PORT: String(ports.realtimeDatabase),
    },
    /** @param {string} databaseUrl */
    productApi: (databaseUrl) => ({
      ...shared,
      DATABASE_URL: databaseUrl,
      PRODUCT_API_PORT: String(ports.productApi),
      REVALIDATE_URL: `${loopback(ports.storefront)}/api/revalidate`,
      // A database that somebody else keeps is not ours to fill.
      SEED_WHEN_EMPTY: person.SEED_WHEN_EMPTY ?? String(DATABASE_URL === undefined),
    }),
    storefront: {
      ...shared,
      PORT: String(ports.storefront),
      HOST: host,
      PRODUCT_API_URL: loopback(ports.productApi),
      PICTURES_DIR: person.PICTURES_DIR ?? join(dataDir, 'pictures'),
      ...(realtimeDatabase.emulatorHost && {
        FIREBASE_DATABASE_EMULATOR_HOST: realtimeDatabase.emulatorHost,
        // firebase-admin would ask the proxy even for this machine.
        HTTP_PROXY: undefined,
        http_proxy: undefined,
      }),
    },
  }
}
