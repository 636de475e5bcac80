import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { reached } from '../../tests/promises/reached.ts'
import { connectDatabase } from '../src/platform/db/client.ts'
import { applyMigrations } from '../src/platform/db/migrate.ts'
import { insertCatalogue } from '../src/platform/db/seed.ts'
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
  const isReplicaUsed = async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    return metrics.includes('\ndatabase_replica_used 1\n')
  }
  return { origin, isReplicaUsed }
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

const setReplay = (isPaused: boolean) =>
  ask(database.replicaUrl(), `select pg_wal_replay_${isPaused ? 'pause' : 'resume'}()`)

/** From now on a change is committed when the replica shows it, or no longer so. */
async function setRemoteApply(isOn: boolean): Promise<void> {
  const standbys = isOn ? '*' : ''
  await ask(database.primaryUrl(), `alter system set synchronous_standby_names = '${standbys}'`)
  await ask(database.primaryUrl(), `alter system set synchronous_commit = 'remote_apply'`)
  await ask(database.primaryUrl(), 'select pg_reload_conf()')
}

/** What the product APIs have asked this server so far: the latest statement of each connection, with when that was. */
async function latestQueries(url: string): Promise<string> {
  const rows = await ask(
    url,
    `select query_start::text, query from pg_stat_activity
      where application_name = 'product-api' and query not like '%mail_outbox%' order by 1, 2`,
  )
  return JSON.stringify(rows)
}

const catalogueReads = [
  path,
  '/api/tires?page=1&pageSize=24',
  `/api/products/${ids.wheel}`,
  '/api/products/ids',
  '/api/products/title/szuter',
  '/api/tires/sizes',
  '/api/rdr/tire_filter/width',
  '/api/wheels',
  '/api/wheels/fits',
  '/api/wheel_filter/diameter',
  '/api/spacers',
  '/api/spacers/fits',
  '/api/rdr/spacer_filter/bolt_distance',
  '/api/tires/news',
]

/** A job that runs just then asks the primary as well: a read of the primary is one that asks it each time. */
async function isPrimaryAsked({ origin }: Api, address: string): Promise<boolean> {
  const before = await latestQueries(database.primaryUrl())
  await call(origin, address)
  return (await latestQueries(database.primaryUrl())) !== before
}

test('the catalogue is read from the replica, and everything else from the primary', async () => {
  const api = await startApi()
  for (const each of catalogueReads) {
    const onReplica = await latestQueries(database.replicaUrl())
    await expect.poll(async () => isPrimaryAsked(api, each), { ...POLLING, message: each }).toBe(false)
    expect(await latestQueries(database.replicaUrl()), each).not.toBe(onReplica)
  }
  const before = await latestQueries(database.replicaUrl())
  const jan = customerToken('jan')
  const line = { product: { id: ids.tire }, quantity: 1 }
  await call(api.origin, '/api/shop/cart/jan/add', withToken(jan, 'POST', line))
  await call(api.origin, '/api/shop/cart/jan/items', withToken(jan, 'GET'))
  await call(api.origin, '/api/products', withToken(staffToken(), 'GET'))
  await call(api.origin, '/api/news/managed', withToken(staffToken(), 'GET'))
  expect(await latestQueries(database.replicaUrl())).toBe(before)
})

test('with remote_apply a change through one API is seen through the other at its next read', async () => {
  const [one, two] = await Promise.all([startApi(), startApi()])
  await setRemoteApply(true)
  let price = await priceAt(one)
  let old = 0
  for (let round = 0; round < ROUNDS; round++) {
    const [near, far] = round % 2 === 0 ? [one, two] : [two, one]
    await changePrice(near, price, (price = 300 + round))
    for (const each of [far, near]) if ((await priceAt(each)) !== price) old += 1
  }
  await setRemoteApply(false)
  expect(old).toBe(0)
  reached(
    'sideways',
    `two product APIs, a replica and remote_apply: ${2 * ROUNDS} reads after changes, none old`,
  )
})

test('without it, a read is as old as the replica is behind', async () => {
  const api = await startApi()
  const price = await priceAt(api)
  await setReplay(true)
  await changePrice(api, price, price + 1)
  expect(await priceAt(api)).toBe(price)
  await setReplay(false)
  await expect.poll(() => priceAt(api), POLLING).toBe(price + 1)
})

test('whoever reads does not wait for a connection that those who buy hold', async () => {
  const api = await startApi({ DATABASE_POOL_SIZE: '2' })
  await expect.poll(api.isReplicaUsed, POLLING).toBe(true)
  const holder = new pg.Client({ connectionString: database.primaryUrl() })
  await holder.connect()
  let areHeld = true
  try {
    await holder.query('begin')
    // Unlike a lock on rows this one is not written to the log.
    await holder.query('lock table cart_lines in exclusive mode')
    const add = (uid: string) =>
      fetch(
        `${api.origin}/api/shop/cart/${uid}/add`,
        withToken(customerToken(uid), 'POST', { product: { id: ids.wheel }, quantity: 1 }),
      )
    const adding = Promise.allSettled(['ola', 'ewa'].map(add)).then(() => (areHeld = false))
    await sleep(300)
    // Their statements are cancelled after five seconds, and their connections are free again.
    const isAnswered = (each: string) =>
      fetch(api.origin + each, { signal: AbortSignal.timeout(4_000) }).then(
        ({ status }) => status === 200 && areHeld,
        () => false,
      )
    const answers = await Promise.all(catalogueReads.map(async (each) => [each, await isAnswered(each)]))
    expect(answers).toEqual(catalogueReads.map((each) => [each, true]))
    await holder.query('rollback')
    await adding
  } finally {
    await holder.end()
  }
})

test('the replica is killed under load and comes back: no call fails, and it is used again', async () => {
  const api = await startApi()
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
  const sum = reads.reduce((before, each) => before + each, 0)
  reached('sideways', `the replica killed under ${sum} reads: all answered, used again when it was back`)
})
