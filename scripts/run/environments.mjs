import { join } from 'node:path'
import { inpostStandIn } from '../../local-services/inpost/credentials.ts'
import { standInToken } from '../../local-services/ksef/credentials.ts'
import { p24StandIn } from '../../local-services/przelewy24/credentials.ts'
import { standIn } from '../../local-services/wallet/credentials.ts'
import { environment } from '../env.mjs'
import { variables } from '../../backend-kit/configuration/variables.ts'
import { memoryVariables } from '../../backend-kit/memory.ts'

/** @param {number} port */
export const loopback = (port) => `http://127.0.0.1:${port}`

/**
 * Secrets that this program reads and the other does not.
 *
 * @param {import('../../backend-kit/configuration/variable.ts').Reader} program
 * @param {import('../../backend-kit/configuration/variable.ts').Reader} other
 */
const secretsOf = (program, other) =>
  Object.entries(described)
    .filter(([, { isSecret, readBy }]) => isSecret && readBy.includes(program) && !readBy.includes(other))
    .map(([name]) => name)

/** @type {Readonly<Record<string, import('../../backend-kit/configuration/variable.ts').Variable>>} */
const described = variables
const ownSecrets = {
  productApi: secretsOf('product API', 'storefront'),
  storefront: secretsOf('storefront', 'product API'),
}

/**
 * @param {Readonly<NodeJS.Dict<string>>} set
 * @param {(name: string) => boolean} isPassed
 * @returns {NodeJS.Dict<string>}
 */
const pick = (set, isPassed) => Object.fromEntries(Object.entries(set).filter(([name]) => isPassed(name)))

/**
 * The environment of each program: what the person set, what follows from it, and nothing that is another one's secret.
 *
 * @param {import('../settings.mjs').Settings} settings
 * @param {{ revalidate: string, link: string }} secrets made at the first start, for what is not set
 */
export function environmentsOf(settings, secrets) {
  const { ports, identity, realtimeDatabase, host, siteUrl, dataDir, mail, isDev } = settings
  const set = environment()
  const person = pick(set, (name) => !Object.values(ownSecrets).flat().includes(name))
  const wallet = walletOf(settings)
  const przelewy24 = przelewy24Of(settings)
  /** @type {NodeJS.ProcessEnv} */
  const shared = {
    ...memoryVariables,
    ...person,
    NODE_ENV: isDev ? 'development' : 'production',
    FIREBASE_PROJECT_ID: identity.projectId,
    ...(identity.emulatorHost && { FIREBASE_AUTH_EMULATOR_HOST: identity.emulatorHost }),
    SITE_URL: siteUrl,
    MAIL_OUTBOX_DIR: mail.outbox,
    ...(identity.kind === 'ours' && extrasOf(person)),
    // A start takes a fifth less when what it loads has been compiled before.
    NODE_COMPILE_CACHE: person.NODE_COMPILE_CACHE ?? join(dataDir, 'compiled'),
    REVALIDATE_SECRET: person.REVALIDATE_SECRET ?? secrets.revalidate,
  }
  return {
    identity: { ...shared, BIEZNIK_DATA_DIR: dataDir, FIREBASE_AUTH_EMULATOR_PORT: String(ports.identity) },
    realtimeDatabase: {
      ...shared,
      BIEZNIK_DATA_DIR: dataDir,
      FIREBASE_DATABASE_EMULATOR_PORT: String(ports.realtimeDatabase),
    },
    wallet: {
      ...shared,
      PAYPAL_STAND_IN_PORT: String(ports.wallet),
      PAYPAL_WEBHOOK_URL: `${loopback(ports.storefront)}/api/payment/webhook`,
    },
    przelewy24: { ...shared, P24_STAND_IN_PORT: String(ports.przelewy24) },
    ksef: { ...shared, KSEF_STAND_IN_PORT: String(ports.ksef) },
    inpost: { ...shared, BIEZNIK_DATA_DIR: dataDir, INPOST_STAND_IN_PORT: String(ports.inpost) },
    companyRegisters: { ...shared, COMPANY_REGISTERS_STAND_IN_PORT: String(ports.companyRegisters) },
    /** @param {string} databaseUrl */
    productApi: (databaseUrl) => ({
      ...shared,
      ...pick(set, (name) => ownSecrets.productApi.includes(name)),
      ...wallet.productApi,
      ...przelewy24.productApi,
      ...ksefOf(settings),
      ...inpostOf(settings),
      DATABASE_URL: databaseUrl,
      PRODUCT_API_PORT: String(ports.productApi),
      LINK_SECRET: set.LINK_SECRET ?? secrets.link,
      REVALIDATE_URL: `${loopback(ports.storefront)}/api/revalidate`,
      // A database that somebody else keeps is not ours to fill.
      SEED_WHEN_EMPTY: person.SEED_WHEN_EMPTY ?? String(set.DATABASE_URL === undefined),
    }),
    storefront: {
      ...shared,
      ...pick(set, (name) => ownSecrets.storefront.includes(name)),
      ...wallet.storefront,
      ...przelewy24.storefront,
      ...registersOf(settings),
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

/**
 * The demonstration shows what a shop can add within the price.
 *
 * @param {NodeJS.ProcessEnv} person
 */
function extrasOf({ ASSEMBLY_PRICE = '0', RINGS_PRICE = '0', BOLTS_PRICE = '0' }) {
  return { ASSEMBLY_PRICE, RINGS_PRICE, BOLTS_PRICE }
}

/**
 * What the programs know of the stand-in of PayPal; nothing of it when it does not run.
 *
 * @param {import('../settings.mjs').Settings} settings
 */
function walletOf({ wallet, ports }) {
  if (wallet.kind !== 'ours') return { productApi: {}, storefront: {} }
  const { clientId, clientSecret, merchantId, webhookId } = standIn
  const url = loopback(ports.wallet)
  return {
    productApi: {
      PAYPAL_CLIENT_ID: clientId,
      PAYPAL_CLIENT_SECRET: clientSecret,
      PAYPAL_MERCHANT_ID: merchantId,
      PAYPAL_WEBHOOK_ID: webhookId,
      PAYPAL_API_URL: url,
    },
    storefront: { PAYPAL_CLIENT_ID: clientId, PAYPAL_SDK_URL: `${url}/sdk/js` },
  }
}

/**
 * What the programs know of the stand-in of Przelewy24; nothing of it when it does not run.
 *
 * @param {import('../settings.mjs').Settings} settings
 */
function przelewy24Of({ przelewy24, ports }) {
  if (przelewy24.kind !== 'ours') return { productApi: {}, storefront: {} }
  const { merchantId, posId, apiKey, crc } = p24StandIn
  const storefront = { P24_MERCHANT_ID: String(merchantId) }
  return {
    productApi: {
      ...storefront,
      P24_POS_ID: String(posId),
      P24_API_KEY: apiKey,
      P24_CRC: crc,
      P24_URL: loopback(ports.przelewy24),
      P24_BLIK_IN_SHOP: 'on',
    },
    storefront,
  }
}

/**
 * Both registers are the stand-in when it runs.
 *
 * @param {import('../settings.mjs').Settings} settings
 */
function registersOf({ companyRegisters, ports }) {
  if (companyRegisters.kind !== 'ours') return {}
  const url = loopback(ports.companyRegisters)
  return { WHITE_LIST_URL: url, VIES_URL: url }
}

/** @param {import('../settings.mjs').Settings} settings */
function ksefOf({ ksef, ports }) {
  if (ksef.kind !== 'ours') return {}
  return {
    KSEF_URL: loopback(ports.ksef),
    KSEF_TOKEN: standInToken,
    KSEF_QR_URL: `${loopback(ports.ksef)}/qr`,
  }
}

/** @param {import('../settings.mjs').Settings} settings */
function inpostOf({ inpost, ports }) {
  if (inpost.kind !== 'ours') return {}
  return {
    INPOST_SHIPX_URL: loopback(ports.inpost),
    INPOST_SHIPX_ORGANIZATION_ID: inpostStandIn.organizationId,
    INPOST_SHIPX_TOKEN: inpostStandIn.token,
  }
}
