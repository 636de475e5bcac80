import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { reached } from '../../tests/promises/reached.ts'
import { connectDatabase } from '../src/db/client.ts'
import { applyMigrations } from '../src/db/migrate.ts'
import { insertCatalogue } from '../src/db/seed.ts'
import { catalogue, ids } from './catalogue.ts'
import { findFreePort } from '../../local-services/free-ports.ts'
import { startApiProcess } from './processes.ts'
import { startReplicatedDatabase, type ReplicatedDatabase } from './replicated-database.ts'
import { customerToken, staffToken } from './tokens.ts'

const POLLING = { timeout: 20_000, interval: 50 }

const ROUNDS = 30

let database: ReplicatedDatabase

async function fill(url: string): Promise<void> {
  await applyMigrations(url)
  const { db, pool } = connectDatabase({ url, poolSize: 1, onIdleError: () => undefined })
  await db.transaction((tx) => insertCatalogue(tx, catalogue))
  await pool.end()
}

beforeAll(async () => {
  database = await startReplicatedDatabase(fill)
})
afterAll(() => database?.stop())

async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'test' })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement)
    return rows
  } finally {
    await client.end()
  }
}

async function startApi(variables: Readonly<Record<string, string>> = {}) {
  const [port, metricsPort] = [await findFreePort(), await findFreePort()]
  const { origin } = await startApiProcess(database.primaryUrl(), port, {
    DATABASE_REPLICA_URL: database.replicaUrl(),
    PRODUCT_API_METRICS_PORT: String(metricsPort),
    LOG_LEVEL: 'fatal',
    ...variables,
  })
  const lines = async () =>
    (await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()).split('\n')
  const figure = async (name: string): Promise<number> =>
    Number((await lines()).find((line) => line.startsWith(`${name} `))?.slice(name.length) ?? 0)
  return {
    origin,
    isReplicaUsed: async () => (await figure('database_replica_used')) === 1,
    allReads: async () => (await lines()).filter((line) => line.startsWith('database_catalogue_reads_total')),
    reads: (server: 'replica' | 'primary', replica: string) =>
      figure(`database_catalogue_reads_total{server="${server}",replica="${replica}"}`),
  }
}

type Api = Awaited<ReturnType<typeof startApi>>

async function call(origin: string, path: string, init: RequestInit = {}): Promise<unknown> {
  const reply = await fetch(origin + path, init)
  const text = await reply.text()
  expect(reply.status, text).toBe(200)
  return text === '' ? null : JSON.parse(text)
}

const withToken = (token: string, method: string, body?: object): RequestInit => ({
  method,
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  ...(body && { body: JSON.stringify(body) }),
})

const priced = z.object({ id: z.number(), price: z.number() })
const path = `/api/tires/${ids.tire}`
const priceAt = async ({ origin }: Api) => priced.parse(await call(origin, path)).price

async function changePrice({ origin }: Api, from: number, to: number): Promise<void> {
  const body = { from, to, reason: 'a new price' }
  await call(origin, `/api/products/${ids.tire}/price`, withToken(staffToken(), 'PATCH', body))
}

/** What is there on the replica, as whoever asked it without more ado would read it. */
async function priceOnReplica(): Promise<number> {
  const [row] = await ask(
    database.replicaUrl(),
    `select price / 100.0::float8 as price from products where id = ${ids.tire}`,
  )
  return z.object({ price: z.number() }).parse(row).price
}

const setReplay = (isPaused: boolean) =>
  ask(database.replicaUrl(), `select pg_wal_replay_${isPaused ? 'pause' : 'resume'}()`)

/** Reads until the replica has answered, which is behind for a moment after every change. */
async function untilUsed(api: Api, readPath = path): Promise<void> {
  const before = await api.reads('replica', 'used')
  const readAgain = async () => {
    await call(api.origin, readPath)
    return api.reads('replica', 'used')
  }
  await expect.poll(readAgain, POLLING).toBeGreaterThan(before)
}

const catalogueReads = [
  path,
  '/api/tires?page=1&pageSize=24',
  `/api/products/${ids.wheel}`,
  '/api/products/ids',
  '/api/products/title/szuter',
  '/api/tires/sizes',
  '/api/rdr/tire_filter/width',
  '/api/rdr/tire_filter/range',
  '/api/wheels',
  '/api/wheel_filter/diameter',
  '/api/spacers',
  '/api/rdr/spacer_filter/bolt_distance',
  '/api/tires/news',
]

test('the catalogue is read from the replica, and everything else from the primary', async () => {
  const api = await startApi({ PRODUCT_API_PROCESSES: '2' })
  for (const each of catalogueReads) await untilUsed(api, each)
  const [{ queries } = {}] = await ask(
    database.replicaUrl(),
    `select string_agg(query, ' ') as queries from pg_stat_activity where application_name = 'product-api'`,
  )
  expect(queries).toContain('from "news"')

  const before = await api.allReads()
  const jan = customerToken('jan')
  const line = { product: { id: ids.tire }, quantity: 1 }
  await call(api.origin, '/api/shop/cart/jan/add', withToken(jan, 'POST', line))
  await call(api.origin, '/api/shop/cart/jan/items', withToken(jan, 'GET'))
  await call(api.origin, '/api/products', withToken(staffToken(), 'GET'))
  await call(api.origin, '/api/news/managed', withToken(staffToken(), 'GET'))
  expect(await api.allReads()).toEqual(before)
})

test('a change through one API is seen through the other at its next read, also while nothing is replayed', async () => {
  const [one, two] = await Promise.all([startApi(), startApi()])
  await Promise.all([one, two].map((each) => untilUsed(each)))
  let price = await priceAt(one)
  const seen = { reads: 0, old: 0, oldOnReplica: 0 }
  for (let round = 0; round < ROUNDS; round++) {
    // Paused for three rounds, then replaying for three, with a change in two of them.
    if (round % 3 === 0) await setReplay(round % 6 === 0)
    const [near, far] = round % 2 === 0 ? [one, two] : [two, one]
    if (round % 3 < 2) await changePrice(near, price, (price = 300 + round))
    if ((await priceOnReplica()) !== price) seen.oldOnReplica += 1
    for (const each of [far, near]) {
      seen.reads += 1
      if ((await priceAt(each)) !== price) seen.old += 1
    }
    // It has caught up before it is paused again.
    if (round % 6 === 5) await Promise.all([one, two].map((each) => untilUsed(each)))
  }
  await setReplay(false)
  expect(seen).toMatchObject({ reads: 2 * ROUNDS, old: 0 })
  expect(seen.oldOnReplica).toBeGreaterThan(ROUNDS / 3)
  for (const api of [one, two]) {
    expect(await api.reads('replica', 'used')).toBeGreaterThan(5)
    expect(await api.reads('primary', 'behind')).toBeGreaterThan(5)
  }
  reached(
    'sideways',
    'two product APIs and a replica that stops and goes on: 120 reads after changes, none old',
  )
})

test('whoever reads does not wait for a connection that those who buy hold', async () => {
  const api = await startApi({ DATABASE_POOL_SIZE: '2' })
  await untilUsed(api)
  const holder = new pg.Client({ connectionString: database.primaryUrl() })
  await holder.connect()
  await holder.query('begin')
  // Unlike a lock on rows this one is not written to the log.
  await holder.query('lock table cart_lines in exclusive mode')
  const add = (uid: string) =>
    call(
      api.origin,
      `/api/shop/cart/${uid}/add`,
      withToken(customerToken(uid), 'POST', { product: { id: ids.wheel }, quantity: 1 }),
    )
  const adding = Promise.all(['ola', 'ewa'].map(add))
  await sleep(300)
  const isAnswered = (each: string) =>
    fetch(api.origin + each, { signal: AbortSignal.timeout(1_000) }).then(
      ({ ok }) => ok,
      () => false,
    )
  // Their statements are broken off after five seconds, and their connections are free again.
  for (const each of catalogueReads) await expect.poll(() => isAnswered(each), { timeout: 3_000 }).toBe(true)
  await holder.query('rollback')
  await holder.end()
  await adding
})

test('the replica is killed under load and comes back: no call fails, and it is used again', async () => {
  const api = await startApi()
  await untilUsed(api)
  const over = new AbortController()
  const readOn = async () => {
    let reads = 0
    for (; !over.signal.aborted; reads += 1)
      await call(api.origin, catalogueReads[reads % catalogueReads.length] ?? path)
    return reads
  }
  const killAndStart = async () => {
    await sleep(300)
    await database.killReplica()
    await expect.poll(api.isReplicaUsed, POLLING).toBe(false)
    await sleep(300)
    await database.startReplica()
    await expect.poll(api.isReplicaUsed, POLLING).toBe(true)
    over.abort()
    return 0
  }
  const reads = await Promise.all([killAndStart(), ...Array.from({ length: 8 }, readOn)])
  expect(await api.reads('primary', 'failed')).toBeGreaterThan(0)
  const sum = reads.reduce((before, each) => before + each, 0)
  reached('sideways', `the replica killed under ${sum} reads: all answered, used again when it was back`)
})

test('the replica becomes the primary: it counts as none, and the other one does as soon as it tells of the new history', async () => {
  const before = await startApi()
  await untilUsed(before)
  const price = await priceAt(before)
  const promoted = database.replicaUrl()
  await database.switchOver()
  const after = await startApi()
  await changePrice(after, price, price + 1)
  for (let turn = 0; turn < 6; turn++) expect(await priceAt(after)).toBe(price + 1)
  expect(await after.reads('primary', 'foreign')).toBeGreaterThan(0)
  expect(await after.reads('replica', 'used')).toBe(0)
  // Its restartpoint is one that the primary has made a checkpoint for.
  for (const url of [database.primaryUrl(), database.replicaUrl()]) await ask(url, 'checkpoint')
  await untilUsed(after)
  expect(await priceAt(after)).toBe(price + 1)

  const wrong = await startApi({ DATABASE_REPLICA_URL: promoted })
  expect(await priceAt(wrong)).toBe(price + 1)
  expect(await wrong.reads('primary', 'foreign')).toBe(1)
})
