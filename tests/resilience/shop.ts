import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { standIn as walletAccount } from '../../local-services/wallet/credentials'
import { startFaultProxy, type FaultProxy } from '../fault-proxy'
import { findFreePorts } from '../../local-services/free-ports.ts'
import { makeTestFolder } from '../../local-services/run-folder.ts'
import { openPostgres, type RestartablePostgres } from './restartable-postgres'
import { makeProgram, type Program } from './restartable-program'
import { onSmallDisk } from './small-disk'

/*
 * A whole shop for tests of what happens when a part of it is in trouble: the built storefront (`npm run build`), the
 * product API, and the stand-ins for the hosted services, each a program of its own, on free ports, with data that is
 * new and that nobody sees again.
 *
 *   const shop = await openShop()                                 in beforeAll; it takes about 10 s
 *   const shop = await openShop({ pictureBytes: 1_000_000 })      with no more room than this for uploads
 *   shop.faults.postgres.set({ kind: 'black hole' })              between the product API and its database
 *   shop.faults.productApi.set({ kind: 'delay', ms: 30_000 })     between the storefront and the product API
 *   shop.faults.identity.set({ kind: 'refuse' })                  between both programs and identity
 *   shop.faults.database.set({ kind: 'cut', afterBytes: 100 })    between the storefront and the user records
 *   shop.faults.wallet.set({ kind: 'refuse' })                    between the product API and PayPal
 *   await shop.programs.productApi.stop('SIGKILL'); await shop.programs.productApi.start()
 *   await shop.postgres.stop(); await shop.postgres.start()
 *   await shop.setEverythingRight()                               in afterEach; returns when the shop says that it is ready
 *   await shop.close()                                            in afterAll
 *
 * Tests come by `shop.url` as people do; `shop.direct.…` are the same parts past the faults, to look at what has happened.
 */

const PROJECT = 'demo-bieznik'

export const REVALIDATE_SECRET = 'a-secret-of-the-tests'

export interface Shop {
  /** The storefront, as people come to it. */
  url: string
  faults: Record<'productApi' | 'postgres' | 'identity' | 'database' | 'wallet', FaultProxy>
  programs: Record<'storefront' | 'productApi' | 'identity' | 'database' | 'wallet', Program>
  postgres: RestartablePostgres
  direct: { productApi: string; identity: string; postgres: string }
  /** Where each program's log is. */
  logs: string
  /** The variables of the storefront, for another one beside it. */
  storefrontEnv: Record<string, string>
  /** The folder of uploaded pictures, as the storefront sees it. */
  pictures: string
  setEverythingRight: () => Promise<void>
  close: () => Promise<void>
}

interface Options {
  /** False for tests that have one of their own. */
  hasStorefront?: boolean
  /** The room for uploads, in bytes, as a disk of its own; the machine has to allow that (`canHaveSmallDisk`). */
  pictureBytes?: number
}

export async function openShop(options: Options = {}): Promise<Shop> {
  const folder = makeTestFolder('shop')
  const [storefront = 0, productApi = 0, identity = 0, database = 0, wallet = 0] = await findFreePorts(5)
  const pictures = join(folder, 'pictures')
  await mkdir(pictures)
  const postgres = await openPostgres(folder)
  const faults = {
    productApi: await startFaultProxy(productApi),
    postgres: await startFaultProxy(Number(new URL(postgres.url).port)),
    identity: await startFaultProxy(identity),
    database: await startFaultProxy(database),
    wallet: await startFaultProxy(wallet),
  }
  const ports = { storefront, productApi, identity, database, wallet }
  const plan = { folder, ports, faults, postgresUrl: postgres.url, pictures, ...options }
  const programs = programsOf(plan)
  const letPass = () => {
    for (const fault of Object.values(faults)) fault.set({ kind: 'pass' })
  }
  const close = async () => {
    letPass()
    const { storefront: first, productApi: second, ...others } = programs
    for (const program of [first, second, ...Object.values(others)]) await program.stop()
    for (const fault of Object.values(faults)) await fault.close()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const { storefront: last, ...others } = programs
    await Promise.all(Object.values(others).map((program) => program.start()))
    if (options.hasStorefront !== false) await last.start()
  } catch (error) {
    await close()
    throw error
  }
  return {
    url: `http://127.0.0.1:${storefront}`,
    faults,
    programs,
    postgres,
    direct: {
      productApi: `http://127.0.0.1:${productApi}`,
      identity: `http://127.0.0.1:${identity}`,
      postgres: postgres.url,
    },
    logs: folder,
    storefrontEnv: storefrontEnvOf(plan),
    pictures,
    setEverythingRight: async () => {
      letPass()
      await programs.storefront.untilReady()
    },
    close,
  }
}

interface Plan extends Options {
  folder: string
  ports: Record<keyof Shop['programs'], number>
  faults: Shop['faults']
  postgresUrl: string
  pictures: string
}

const siteUrlOf = ({ ports }: Plan): string => `http://127.0.0.1:${ports.storefront}`

/** Of both programs. */
const sharedEnvOf = (plan: Plan) => ({
  FIREBASE_PROJECT_ID: PROJECT,
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${plan.faults.identity.port}`,
  SITE_URL: siteUrlOf(plan),
  REVALIDATE_SECRET,
  RATE_LIMITS: 'off',
  MAIL_OUTBOX_DIR: join(plan.folder, 'outbox'),
  HOME: plan.folder,
})

const storefrontEnvOf = (plan: Plan) => ({
  ...sharedEnvOf(plan),
  PORT: String(plan.ports.storefront),
  PRODUCT_API_URL: plan.faults.productApi.origin,
  FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${plan.faults.database.port}`,
  PICTURES_DIR: plan.pictures,
})

function programsOf(plan: Plan): Shop['programs'] {
  const { folder, ports, faults, postgresUrl, pictures, pictureBytes } = plan
  const logOf = (name: string) => join(folder, `${name}.log`)
  const databaseUrl = new URL(postgresUrl)
  databaseUrl.port = String(faults.postgres.port)
  const siteUrl = siteUrlOf(plan)
  const shared = sharedEnvOf(plan)
  const standIn = {
    BIEZNIK_DATA_DIR: folder,
    FIREBASE_PROJECT_ID: PROJECT,
    FIREBASE_AUTH_EMULATOR_PORT: String(ports.identity),
    FIREBASE_DATABASE_EMULATOR_PORT: String(ports.database),
    PAYPAL_STAND_IN_PORT: String(ports.wallet),
    HOME: folder,
  }
  return {
    identity: makeProgram({
      script: 'local-services/identity/main.ts',
      env: standIn,
      ready: `http://127.0.0.1:${ports.identity}/`,
      log: logOf('identity'),
    }),
    database: makeProgram({
      script: 'local-services/realtime-database/main.ts',
      env: standIn,
      ready: `http://127.0.0.1:${ports.database}/.settings/rules.json?ns=${PROJECT}-default-rtdb`,
      headers: { authorization: 'Bearer owner' },
      log: logOf('realtime-database'),
    }),
    wallet: makeProgram({
      script: 'local-services/wallet/main.ts',
      env: standIn,
      ready: `http://127.0.0.1:${ports.wallet}/control/books`,
      log: logOf('wallet'),
    }),
    productApi: makeProgram({
      script: 'product-api/src/main.ts',
      env: {
        ...shared,
        DATABASE_URL: databaseUrl.href,
        PRODUCT_API_PORT: String(ports.productApi),
        REVALIDATE_URL: `${siteUrl}/api/revalidate`,
        LINK_SECRET: 'a-secret-of-the-tests',
        SEED_WHEN_EMPTY: 'true',
        PAYPAL_API_URL: faults.wallet.origin,
        PAYPAL_CLIENT_ID: walletAccount.clientId,
        PAYPAL_CLIENT_SECRET: walletAccount.clientSecret,
        PAYPAL_MERCHANT_ID: walletAccount.merchantId,
      },
      ready: `http://127.0.0.1:${ports.productApi}/api/health/ready`,
      log: logOf('product-api'),
    }),
    storefront: makeProgram({
      script: 'server/main.ts',
      args: ['--ignore-env-files'],
      env: storefrontEnvOf(plan),
      ...(pictureBytes !== undefined && { launcher: onSmallDisk(pictures, pictureBytes) }),
      ready: `${siteUrl}/api/health/ready`,
      log: logOf('storefront'),
    }),
  }
}
