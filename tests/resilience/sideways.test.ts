import { readdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startFaultProxy, type FaultProxy } from '../fault-proxy.ts'
import { reached } from '../promises/reached.ts'
import { ask } from './database.ts'
import { findFreePort } from '../../local-services/free-ports.ts'
import { buy } from './product-api.ts'
import { askRedis, redisProgram, startRedis } from './redis-server.ts'
import { changePrice, openPair, type Pair, type Side } from './two-of-each.ts'
import { visit } from './visitor.ts'

const SEEN_WITHIN_MS = 2_000
const DAY_S = 86_400

const needsRedis = redisProgram === null ? ' (SKIPPED: needs valkey-server or redis-server in the PATH)' : ''

const pageOf = ({ storefront }: Side, id: number) => `${storefront}/tireDetail/${id}`
async function readPage(side: Side, id: number): Promise<string> {
  const { status, text } = await visit(pageOf(side, id))
  expect(status, `${text.slice(0, 500)}\n${side.output()}`).toBe(200)
  return text
}

const shows = async (side: Side, id: number, price: number): Promise<boolean> =>
  (await readPage(side, id)).includes(`"price":"${price.toFixed(2)}"`)

/** Milliseconds until the page shows the price. */
async function msUntilShown(side: Side, id: number, price: number, patienceMs = 20_000): Promise<number> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < patienceMs) {
    if (await shows(side, id, price)) return performance.now() - startedAt
    await sleep(20)
  }
  return Number.POSITIVE_INFINITY
}

/** Changed by the product API of one side, and seen on both. */
async function expectSeen(pair: Pair, near: Side, id: number, price: number): Promise<void> {
  await changePrice(pair, near, id, price)
  for (const side of [pair.one, pair.two])
    expect(await msUntilShown(side, id, price)).toBeLessThan(SEEN_WITHIN_MS)
}

async function tiresOf({ databaseUrl }: Pair, count: number): Promise<number[]> {
  const rows = await ask<{ id: number }>(
    databaseUrl,
    `select id from products where product_type = 'Tire' and quantity_in_stock > 20 and not in_archive order by id limit $1`,
    [count],
  )
  return rows.map(({ id }) => id)
}

/** Without a body: what counts is that it was tried. */
async function order({ productApi }: Side, who = 'jan'): Promise<number> {
  const { status } = await visit(`${productApi}/api/shop/cart/moveToOrder`, {
    method: 'POST',
    headers: {
      authorization: `Bearer customer.${Buffer.from(who).toString('base64url')}`,
      'content-type': 'application/json',
    },
    body: '{}',
  })
  return status
}

async function attempt({ storefront }: Side, action: string): Promise<number> {
  const { status } = await visit(`${storefront}/api/attempts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action }),
  })
  return status
}

/** What both have written to the Redis after visits of a person. */
async function listWritten({ one, two }: Pair, redisPort: number) {
  const person = { cookie: 'session=secret-of-a-person', 'user-agent': 'agent-of-a-person' }
  for (const { storefront } of [one, two]) await visit(`${storefront}/api/cart`, { headers: person })
  await attempt(one, 'sign_in')
  return askRedis(redisPort, async (client) => {
    const keys = await client.keys('*')
    return Promise.all(
      keys.map(async (key) => ({ key, lifetime: await client.ttl(key), value: await client.get(key) })),
    )
  })
}

async function expectOneBudget({ one, two }: Pair): Promise<void> {
  for (let turn = 0; turn < 5; turn++)
    expect(await attempt(turn % 2 === 0 ? one : two, 'registration')).toBe(204)
  expect(await attempt(one, 'registration')).toBe(429)
  expect(await attempt(two, 'registration')).toBe(429)

  for (let turn = 0; turn < 10; turn++) expect(await order(turn % 2 === 0 ? one : two)).toBe(400)
  expect(await order(one)).toBe(429)
  expect(await order(two)).toBe(429)
}

/** Those who were over their budget stay so until the minute is over; others have one in each process. */
async function expectOwnBudgets({ one, two }: Pair): Promise<void> {
  expect(await order(one)).toBe(429)
  for (const side of [one, two])
    for (let turn = 0; turn < 11; turn++) expect(await order(side, 'ola')).toBe(turn < 10 ? 400 : 429)
  for (const side of [one, two])
    for (let turn = 0; turn < 6; turn++)
      expect(await attempt(side, 'password_reset')).toBe(turn < 5 ? 204 : 429)
}

/** The Redis has just been killed. */
async function expectChangesSeen(pair: Pair, redisPort: number, fault: FaultProxy): Promise<void> {
  const [id = 0] = await tiresOf(pair, 1)
  for (const side of [pair.one, pair.two]) await visit(pageOf(side, id))
  await expectSeen(pair, pair.one, id, 601)
  const second = await startRedis(redisPort)
  await expectSeen(pair, pair.two, id, 602)
  fault.set({ kind: 'refuse' })
  await expectSeen(pair, pair.one, id, 603)
  fault.set({ kind: 'black hole' })
  await expectSeen(pair, pair.two, id, 604)
  fault.set({ kind: 'pass' })
  await second.end('SIGTERM')
}

test.skipIf(redisProgram === null)(
  `two that share a Redis write nothing personal there, grant one budget, and show every change also while it is restarted, away or silent${needsRedis}`,
  async () => {
    const redisPort = await findFreePort()
    const redis = await startRedis(redisPort)
    const fault = await startFaultProxy(redisPort)
    onTestFinished(fault.close)
    const pair = await openPair({ redisPort: fault.port })
    await sleep(1_000)
    const written = await listWritten(pair, redisPort)
    expect(written.length).toBeGreaterThan(0)
    expect(written.filter(({ lifetime }) => lifetime <= 0 || lifetime > DAY_S)).toEqual([])
    expect(JSON.stringify(written)).not.toMatch(/of-a-person|127\.0\.0\.1/)
    await expectOneBudget(pair)
    await redis.end('SIGKILL')
    await expectOwnBudgets(pair)
    await expectChangesSeen(pair, redisPort, fault)
    reached(
      'sideways',
      'the Redis killed and restarted, cut off, and silent: each change seen on both storefronts in 2 s',
    )
  },
)

/** 40 orders by both, each with its mail. */
async function expectEachMailOnce({ one, two }: Pair, ids: readonly number[]): Promise<void> {
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
}

test('two without a Redis show a changed price within 2 seconds, within 60 one that was missed, and send each mail once', async () => {
  const pair = await openPair()
  const { one, two } = pair
  const [id = 0, ...others] = await tiresOf(pair, 21)
  for (const side of [one, two]) await visit(pageOf(side, id))
  await expectSeen(pair, one, id, 800)
  await expectSeen(pair, two, id, 801)
  reached('sideways', 'a price changed through either of two storefronts: seen on both in 2 s')

  pair.notifications.set({ kind: 'refuse' })
  await changePrice(pair, one, id, 900)
  expect(await msUntilShown(one, id, 900)).toBeLessThan(SEEN_WITHIN_MS)
  expect(await shows(two, id, 900)).toBe(false)
  const untilShown = msUntilShown(two, id, 900, 70_000)
  await expectEachMailOnce(pair, others)
  reached('sideways', 'two product APIs, 40 orders: 40 mails')
  expect(await untilShown).toBeLessThan(61_000)
  reached('sideways', 'a missed notification: the old price for 60 s at most')
})
