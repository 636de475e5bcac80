import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import http from 'node:http'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { buyersWith, countOrdersOf } from './buyers.ts'
import { findFreePort } from '../../local-services/free-ports.ts'
import { startApiProcess } from './processes.ts'
import { orderAt } from './remote-buyer.ts'
import { buildTestShop } from './shop.ts'
import { addTires, listLedgerFaults, stockOf } from './stock.ts'
import { customerToken } from './tokens.ts'

const shop = await buildTestShop()
const { db } = shop

const POLLING = { timeout: 30_000, interval: 50 }

async function startTwo(variables: Readonly<Record<string, string>> = {}) {
  const [port, metricsPort] = [await findFreePort(), await findFreePort()]
  const api = await startApiProcess(shop.url, port, {
    PRODUCT_API_PROCESSES: '2',
    PRODUCT_API_METRICS_PORT: `${metricsPort}`,
    ...variables,
  })
  return { ...api, metrics: async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text() }
}

/** On a connection of its own, so that each process gets some of them. */
async function get(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<number | undefined> {
  const request = http.get(`${origin}${path}`, { agent: false, headers, timeout: 2_000 })
  request.on('timeout', () => request.destroy(new Error('no answer')))
  const [response] = z.tuple([z.instanceof(http.IncomingMessage)]).parse(await once(request, 'response'))
  response.resume()
  return response.statusCode
}

const isReady = (origin: string) =>
  get(origin, '/api/health/ready').then(
    (status) => status === 200,
    () => false,
  )

test('two processes sell what there is, send each mail once, count together and end together', async () => {
  const { origin, outbox, metrics, end } = await startTwo()
  const [productId = 0] = await addTires(db, 1, 20)
  const buyers = await buyersWith([shop], 30, () => [{ productId, quantity: 1 }])
  const replies = await Promise.all(buyers.map(({ uid }) => orderAt(origin, uid, crypto.randomUUID())))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(10)
  expect(await countOrdersOf(db, productId)).toBe(20)
  expect(await stockOf(db, productId)).toBe(0)
  expect(await listLedgerFaults(db)).toEqual([])
  await expect.poll(() => readdir(outbox), POLLING).toHaveLength(20)
  await expect.poll(metrics, POLLING).toContain('\nshop_mails_waiting 0\n')
  const said = await metrics()
  expect(said).toContain('shop_orders_total{outcome="placed"} 20\n')
  expect(said).toContain('shop_orders_total{outcome="out_of_stock"} 10\n')
  expect(said).toContain('database_pool_connections{state="max"} 20\n')
  expect(said.match(/^# HELP shop_mails_waiting /gm)).toHaveLength(1)
  expect(await end('SIGTERM')).toEqual({ code: 0, signal: null })
  expect(await readdir(outbox)).toHaveLength(20)
  await expect(get(origin, '/api/health/live')).rejects.toThrow('ECONNREFUSED')
})

test('a person has one limit, whichever process answers', async () => {
  const { origin } = await startTwo({ RATE_LIMITS: 'on' })
  const call = () =>
    get(origin, '/api/shop/cart/jan/items', { authorization: `Bearer ${customerToken('jan')}` })
  const statuses: (number | undefined)[] = []
  for (let calls = 0; calls < 125; calls += 1) statuses.push(await call())
  expect(statuses.filter((status) => status === 200)).toHaveLength(120)
  expect(statuses.slice(120)).toEqual([429, 429, 429, 429, 429])
})

test('a process that is killed is replaced, and the others go on', async () => {
  const { origin, metrics } = await startTwo()
  const pidsOf = async () =>
    new Set(Array.from((await metrics()).matchAll(/pid="(\d+)"/g), ([, pid]) => Number(pid)))
  const [victim = 0] = await pidsOf()
  expect(victim).toBeGreaterThan(0)
  process.kill(victim, 'SIGKILL')
  // What is handed to it before its end is noticed is lost; an answer of the other one does not tell that it was.
  await expect.poll(async () => (await pidsOf()).has(victim), POLLING).toBe(false)
  for (let calls = 0; calls < 20; calls += 1) expect(await isReady(origin)).toBe(true)
  await expect
    .poll(async () => {
      const pids = await pidsOf()
      return pids.size === 2 && !pids.has(victim)
    }, POLLING)
    .toBe(true)
})

test('a start that cannot be ends at once', async () => {
  await expect(startTwo({ PRODUCT_API_HOST: '192.0.2.1' })).rejects.toThrow('ended before it was ready')
})
