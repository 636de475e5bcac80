import { readdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { RESP_TYPES } from '@redis/client'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startFaultProxy } from '../fault-proxy.ts'
import { reached } from '../promises/reached.ts'
import { ask } from './database.ts'
import { findFreePort } from '../../local-services/free-ports.ts'
import { buy } from './product-api.ts'
import { askRedis, redisProgram, startRedis } from './redis-server.ts'
import { changePrice, openPair, type Pair, type Side } from './two-of-each.ts'
import { visit } from './visitor.ts'

const SEEN_WITHIN_MS = 2_000

/** How long it may take until what one has made is there for the other. */
const SHARED_WITHIN_MS = 500

/** How long a storefront may take to notice that a server is back which was away. */
const NOTICED_WITHIN_MS = 5_000

const needsRedis = redisProgram === null ? ' (SKIPPED: needs valkey-server or redis-server in the PATH)' : ''

const pageOf = ({ storefront }: Side, id: number) => `${storefront}/tireDetail/${id}`
async function readPage(side: Side, id: number): Promise<string> {
  const { status, text } = await visit(pageOf(side, id))
  expect(status, `${text.slice(0, 500)}\n${side.said()}`).toBe(200)
  return text
}

const shows = async (side: Side, id: number, price: number): Promise<boolean> =>
  (await readPage(side, id)).includes(`"price":"${price.toFixed(2)}"`)

/** Milliseconds until the page shows the price, looked at all the time. */
async function msUntilShown(side: Side, id: number, price: number, patienceMs = 20_000): Promise<number> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < patienceMs) {
    if (await shows(side, id, price)) return performance.now() - startedAt
    await sleep(20)
  }
  return Number.POSITIVE_INFINITY
}

async function tiresOf({ databaseUrl }: Pair, count: number): Promise<number[]> {
  const rows = await ask<{ id: number }>(
    databaseUrl,
    `select id from products where product_type = 'Tire' and quantity_in_stock > 20 and not in_archive order by id limit $1`,
    [count],
  )
  return rows.map(({ id }) => id)
}

const callsOf = ({ between }: Side, path: string) =>
  between.requests().filter((line) => line.includes(` ${path} `)).length

describe.skipIf(redisProgram === null)(`two storefronts that share a Redis${needsRedis}`, () => {
  test('show a price changed through either within 2 seconds, and make each page once', async () => {
    const redisPort = await findFreePort()
    await startRedis(redisPort)
    const pair = await openPair({ redisPort })
    const [id = 0, other = 0] = await tiresOf(pair, 2)
    await sleep(1_000)
    for (const side of [pair.one, pair.two]) {
      await readPage(side, id)
      await sleep(SHARED_WITHIN_MS)
    }
    expect(callsOf(pair.one, `/api/tires/${id}`)).toBe(1)
    expect(callsOf(pair.two, `/api/tires/${id}`)).toBe(0)

    const waits: number[] = []
    for (let round = 0; round < 10; round++) {
      const [near, far] = round % 2 === 0 ? [pair.one, pair.two] : [pair.two, pair.one]
      const price = 500 + round
      await changePrice(pair, near, id, price)
      const [here, there] = await Promise.all([near, far].map((side) => msUntilShown(side, id, price)))
      waits.push(here ?? 0, there ?? 0)
    }
    const longest = Math.round(Math.max(...waits))
    expect(longest).toBeLessThan(SEEN_WITHIN_MS)
    // What one side has made the other does not make again, whichever it is.
    await visit(pageOf(pair.two, other))
    await sleep(SHARED_WITHIN_MS)
    await visit(pageOf(pair.one, other))
    expect(callsOf(pair.one, `/api/tires/${other}`)).toBe(0)
    reached(
      'sideways',
      `20 changed prices, 10 through each of two storefronts: seen on both after ${longest} ms at most`,
    )
  })

  test('miss no change while the Redis is restarted, away, or silent', async () => {
    const redisPort = await findFreePort()
    const redis = await startRedis(redisPort)
    const fault = await startFaultProxy(redisPort)
    onTestFinished(fault.close)
    const pair = await openPair({ redisPort: fault.port })
    const [id = 0] = await tiresOf(pair, 1)
    await sleep(1_000)
    const sides = [pair.one, pair.two]
    for (const side of sides) await visit(pageOf(side, id))

    // Told to the one while nobody can hear it, and forgotten by the server with everything else.
    await changePrice(pair, pair.one, id, 601)
    await redis.end('SIGKILL')
    await changePrice(pair, pair.two, id, 602)
    expect(await msUntilShown(pair.two, id, 602)).toBeLessThan(SEEN_WITHIN_MS)
    const second = await startRedis(redisPort)
    for (const side of sides)
      expect(await msUntilShown(side, id, 602)).toBeLessThan(NOTICED_WITHIN_MS + SEEN_WITHIN_MS)

    // The line is cut, the server is not.
    fault.set({ kind: 'refuse' })
    await changePrice(pair, pair.one, id, 603)
    await sleep(1_500)
    fault.set({ kind: 'pass' })
    for (const side of sides)
      expect(await msUntilShown(side, id, 603)).toBeLessThan(NOTICED_WITHIN_MS + SEEN_WITHIN_MS)

    // Nobody says that the line is dead.
    fault.set({ kind: 'black hole' })
    await changePrice(pair, pair.two, id, 604)
    const slowest = Math.max(
      ...(await Promise.all(
        Array.from(
          { length: 50 },
          async (_, turn) => (await visit(pageOf(sides[turn % 2] ?? pair.one, id))).ms,
        ),
      )),
    )
    expect(slowest).toBeLessThan(2_500)
    fault.set({ kind: 'pass' })
    for (const side of sides)
      expect(await msUntilShown(side, id, 604)).toBeLessThan(NOTICED_WITHIN_MS + SEEN_WITHIN_MS)
    await second.end('SIGTERM')
    reached(
      'sideways',
      'the Redis killed and restarted, cut off, and silent, with changes in the middle: none missed',
    )
  })

  test('forget what an unheard change concerns when the Redis is emptied', async () => {
    const redisPort = await findFreePort()
    await startRedis(redisPort)
    const pair = await openPair({ redisPort })
    const [id = 0] = await tiresOf(pair, 1)
    await sleep(1_000)
    for (const price of [701, 702, 703]) await changePrice(pair, pair.one, id, price)
    for (const side of [pair.one, pair.two])
      expect(await msUntilShown(side, id, 703)).toBeLessThan(SEEN_WITHIN_MS)
    await changePrice(pair, pair.one, id, 704)
    await askRedis(redisPort, (client) => client.flushAll())
    for (const side of [pair.one, pair.two])
      expect(await msUntilShown(side, id, 704)).toBeLessThan(SEEN_WITHIN_MS)
  })

  test('share no word of a person, and nothing for ever', async () => {
    const redisPort = await findFreePort()
    await startRedis(redisPort)
    const { one, two } = await openPair({ redisPort })
    await sleep(1_000)
    const person = { cookie: 'session=secret-of-a-person; language=en', 'user-agent': 'agent-of-a-person' }
    for (const path of ['/', '/en/tires', '/orders', '/details', '/signIn', '/api/cart', '/tireDetail/1'])
      for (const { storefront } of [one, two]) await visit(storefront + path, { headers: person })
    await attempt(one, 'sign_in')
    await sleep(500)
    const found = await askRedis(redisPort, async (client) => {
      const keys = await client.keys('*')
      const bytes = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })
      return Promise.all(
        keys.map(async (key) => ({
          key,
          lifetime: await client.ttl(key),
          value: (await client.type(key)) === 'string' ? await bytes.get(key) : null,
        })),
      )
    })
    expect(found.length).toBeGreaterThan(5)
    expect(found.filter(({ lifetime }) => lifetime < 1 || lifetime > 2 * 86_400)).toEqual([])
    const texts = await Promise.all(
      found.map(async ({ value }) => String(await unpacked(value ?? Buffer.alloc(0))).replaceAll('\0', '')),
    )
    expect(texts.some((text) => text.includes('</html>'))).toBe(true)
    const isOfPerson = /of-a-person/
    expect(texts.filter((text) => isOfPerson.test(text))).toEqual([])
    expect(found.filter(({ key }) => /of-a-person|127\.0\.0\.1/.test(key))).toEqual([])
  })

  test('grant one budget together, and each its own while the Redis is away', async () => {
    const redisPort = await findFreePort()
    const redis = await startRedis(redisPort)
    const { one, two } = await openPair({ redisPort })
    await sleep(1_000)
    for (let turn = 0; turn < 5; turn++)
      expect(await attempt(turn % 2 === 0 ? one : two, 'registration')).toBe(204)
    expect(await attempt(one, 'registration')).toBe(429)
    expect(await attempt(two, 'registration')).toBe(429)

    await redis.end('SIGKILL')
    for (const side of [one, two])
      for (let turn = 0; turn < 6; turn++)
        expect(await attempt(side, 'password_reset')).toBe(turn < 5 ? 204 : 429)
  })
})

const inflate = promisify(gunzip)

/** What is no entry has not been packed. */
const unpacked = async (value: Buffer): Promise<Buffer> => inflate(value).catch(() => value)

async function attempt({ storefront }: Side, action: string): Promise<number> {
  const { status } = await visit(`${storefront}/api/attempts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action }),
  })
  return status
}

test('two storefronts by themselves show a changed price within 2 seconds when both are told', async () => {
  const pair = await openPair({ tellsEach: true })
  const [id = 0] = await tiresOf(pair, 1)
  const sides = [pair.one, pair.two]
  for (const side of sides) await visit(pageOf(side, id))
  for (const [index, near] of sides.entries()) {
    await changePrice(pair, near, id, 800 + index)
    for (const side of sides) expect(await msUntilShown(side, id, 800 + index)).toBeLessThan(SEEN_WITHIN_MS)
  }
  reached('sideways', 'without a Redis: seen on both in 2 s all the same')
})

test('without either, the other storefront goes on showing the old price', async () => {
  const pair = await openPair({})
  const [id = 0] = await tiresOf(pair, 1)
  for (const side of [pair.one, pair.two]) await visit(pageOf(side, id))
  await changePrice(pair, pair.one, id, 900)
  expect(await msUntilShown(pair.one, id, 900)).toBeLessThan(SEEN_WITHIN_MS)
  expect(await msUntilShown(pair.two, id, 900, SEEN_WITHIN_MS)).toBe(Number.POSITIVE_INFINITY)
})

test('two product APIs send each mail once', async () => {
  const { one, two, ...pair } = await openPair({})
  const ids = await tiresOf({ one, two, ...pair }, 20)
  const orders = await Promise.all(
    Array.from({ length: 40 }, (_, turn) =>
      buy(turn % 2 === 0 ? one.productApi : two.productApi, ids[turn % ids.length] ?? 0),
    ),
  )
  expect(new Set(orders).size).toBe(40)
  const namesOf = async ({ outbox }: Side) => (await readdir(outbox)).filter((name) => name.endsWith('.eml'))
  const names = async () => (await Promise.all([one, two].map(namesOf))).flat()
  await expect.poll(async () => (await names()).length, { timeout: 30_000 }).toBeGreaterThanOrEqual(40)
  // The other one has had time to send them once more.
  await sleep(3_000)
  const all = await names()
  expect(all).toHaveLength(40)
  // Each name has the identity of its mail.
  expect(new Set(all).size).toBe(40)
  reached('sideways', 'two product APIs, 40 orders: 40 mails')
})
