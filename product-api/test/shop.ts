import { exampleCompany } from '@bieznik/contract/platform/company-schema'
import { grosze } from '@bieznik/contract/money/money'
import { IDEMPOTENCY_KEY_HEADER } from '@bieznik/contract/platform/headers'
import type { StaffRole } from '@bieznik/contract/people/staff'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import { afterAll, inject } from 'vitest'
import { connectDatabase, type Database } from '../src/platform/db/client.ts'
import { buildApp } from '../src/platform/http/app.ts'
import type { AppDeps } from '../src/platform/http/app-deps.ts'
import { createMetrics } from '../src/platform/metrics/metrics.ts'
import { readingFrom } from '../src/platform/db/open-catalogue.ts'
import { stockKeeper } from '../src/catalogue/products/stock-keeper.ts'
import { createIndexKeeper } from '../src/catalogue/search/index-keeper.ts'
import { createMissCounter } from '../src/catalogue/search/search-misses.ts'
import { notifyAll } from '../src/platform/storefront/revalidate.ts'
import { createDatabase, dropDatabase, urlOfDatabase } from './database-server.ts'
import { invoicing } from './invoices.ts'
import { sender } from './mail-worker.ts'
import { orderOf } from './orders.ts'
import { createTestStaff } from './staff-accounts.ts'
import { customerToken, guestToken, staffToken, verifyTestToken } from './tokens.ts'

export type Reply = { status: number; headers: Record<string, unknown>; body: unknown }
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT' | 'HEAD'
type Call = { body?: string | object | Buffer; headers?: Record<string, string> }

function bodyOf({ body, headers }: LightMyRequestResponse): unknown {
  if (body === '') return undefined
  return /^text\/|ndjson|pdf|webp|xml/.test(String(headers['content-type'])) ? body : JSON.parse(body)
}

/** Someone who calls the app, signed in or not. */
export class Visitor {
  readonly token: string | undefined
  private readonly app: FastifyInstance

  constructor(app: FastifyInstance, token?: string) {
    this.app = app
    this.token = token
  }

  async call(method: Method, url: string, { body, headers }: Call = {}): Promise<Reply> {
    const authorization = this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }
    const options: InjectOptions = { method, url, headers: { ...authorization, ...headers } }
    if (body !== undefined) options.payload = body
    const reply = await this.app.inject(options)
    return { status: reply.statusCode, headers: reply.headers, body: bodyOf(reply) }
  }

  get(url: string): Promise<Reply> {
    return this.call('GET', url)
  }
}

/** A signed-in person with the calls that tests of the cart and orders make all the time. */
export class Customer extends Visitor {
  readonly uid: string
  override readonly token: string

  constructor(app: FastifyInstance, uid: string, token = customerToken(uid)) {
    super(app, token)
    this.uid = uid
    this.token = token
  }

  add(productId: number, quantity = 1): Promise<Reply> {
    return this.call('POST', `/api/shop/cart/${this.uid}/add`, {
      body: { product: { id: productId }, quantity },
    })
  }

  cart(): Promise<Reply> {
    return this.get(`/api/shop/cart/${this.uid}/items`)
  }

  changeQuantity(productId: number | string, quantity: number | string): Promise<Reply> {
    const url = `/api/shop/cart/${this.uid}/changeQuantity/product_id=${productId}/quantity=${quantity}`
    // A content type without a body, as the calls of the storefront have always been.
    return this.call('PATCH', url, { headers: { 'content-type': 'application/json' } })
  }

  remove(productId: number, quantity = 1): Promise<Reply> {
    return this.call('DELETE', `/api/shop/cart/${this.uid}/remove`, { body: { productId, quantity } })
  }

  clear(): Promise<Reply> {
    return this.call('DELETE', `/api/shop/cart/${this.uid}/clear`)
  }

  order(differences: object = {}, key?: string): Promise<Reply> {
    const headers: Record<string, string> = key === undefined ? {} : { [IDEMPOTENCY_KEY_HEADER]: key }
    return this.call('POST', '/api/shop/cart/moveToOrder', {
      body: { ...orderOf(this.uid), ...differences },
      headers,
    })
  }

  changeStatus(form: Record<string, string>): Promise<Reply> {
    return this.call('PATCH', '/api/tires/orders/order/update', {
      body: new URLSearchParams(form).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  }
}

export type Shop = {
  app: FastifyInstance
  db: Database
  url: string
  anyone: Visitor
  as: (token: string) => Visitor
  asCustomer: (uid: string) => Customer
  /** Without an account. */
  asGuest: (uid: string) => Customer
  /** The owner, unless another role is given. */
  asStaff: (uid?: string, role?: StaffRole) => Customer
  /** One more instance of the API with a pool of its own, over the same database. */
  another: (differences?: Partial<AppDeps>) => Promise<Shop>
}

const POOL_SIZE = 10

/** Races are about who wins, not about how busy the machine is. */
const CONNECT_TIMEOUT_MS = 50_000

async function openShop(url: string, replaced: Partial<AppDeps>): Promise<Shop> {
  const { db, pool } = connectDatabase({
    url,
    poolSize: POOL_SIZE,
    connectTimeoutMs: CONNECT_TIMEOUT_MS,
    onIdleError: () => undefined,
  })
  const logger = pino({ level: 'silent' })
  const catalogue = replaced.catalogue ?? readingFrom(replaced.db ?? db)
  const app = await buildApp({
    db,
    catalogue,
    searchIndex: createIndexKeeper({ catalogue, logger }),
    staffIndex: createIndexKeeper({ catalogue, logger, scope: 'all' }),
    searchMisses: createMissCounter(),
    stock: stockKeeper,
    storefront: notifyAll([]),
    mailQueued: () => undefined,
    reductionsChanged: () => undefined,
    verifyToken: verifyTestToken,
    findPeople: async () => new Map(),
    staffAccounts: createTestStaff(),
    providers: [],
    carriers: [],
    terms: { days: 7, graceDays: 3 },
    logger,
    metrics: createMetrics(),
    shopSegment: 'shop',
    company: exampleCompany,
    invoicing,
    ksefCodes: null,
    companyCashLimit: grosze(1_500_000),
    offeredExtras: ['assembly', 'rings', 'bolts'],
    deliveryCountries: ['PL'],
    pictureHosts: new Set(['pictures.example', 'cdn.example:8443']),
    rateLimits: null,
    linkSecrets: sender.linkSecrets,
    requiresSafetyData: false,
    opening: {
      siteUrl: 'http://127.0.0.1:3000',
      companyEmail: exampleCompany.email,
      mailFrom: undefined,
      smtpUrl: undefined,
      paymentUrls: [],
      ksefUrl: null,
      prepaid: null,
      carrierUrls: [],
      requiresSafetyData: false,
    },
    clock: { isRight: () => true },
    // What is tested is what the API does, not how busy the machine is.
    maxEventLoopDelayMs: 0,
    ...replaced,
  })
  app.addHook('onClose', () => pool.end())
  return {
    app,
    db,
    url,
    anyone: new Visitor(app),
    as: (token) => new Visitor(app, token),
    asCustomer: (uid) => new Customer(app, uid),
    asGuest: (uid) => new Customer(app, uid, guestToken(uid)),
    asStaff: (uid = 'staff', role) => new Customer(app, uid, staffToken(uid, role)),
    another: (differences) => openUntilTheEnd(url, { ...replaced, ...differences }),
  }
}

async function openUntilTheEnd(url: string, replaced: Partial<AppDeps>): Promise<Shop> {
  const shop = await openShop(url, replaced)
  afterAll(() => shop.app.close())
  return shop
}

/** A database of one's own, copied from the template; dropped after the file. */
export async function copyDatabase(): Promise<string> {
  const serverUrl = inject('serverUrl')
  const name = `bieznik_test_${crypto.randomUUID().replaceAll('-', '')}`
  await createDatabase(serverUrl, name, inject('templateName'))
  afterAll(() => dropDatabase(serverUrl, name))
  return urlOfDatabase(serverUrl, name)
}

/** The real app on a real database with the fixed catalogue; both are gone after the file. */
export async function buildTestShop(replaced: Partial<AppDeps> = {}): Promise<Shop> {
  return openUntilTheEnd(await copyDatabase(), replaced)
}
