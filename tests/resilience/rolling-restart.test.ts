import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { reached } from '../promises/reached.ts'
import { ask, listFaults } from './database.ts'
import { buy, startProductApi } from './product-api.ts'
import { findFreePort } from '../../local-services/free-ports.ts'
import { startProgram } from './programs.ts'
import { openSeededDatabase } from './seeded-database.ts'
import { untilReady } from './until-ready.ts'
import { startRoundRobin } from './round-robin.ts'

const GONE_WITHIN_MS = 10_000
/** Until the proxy has seen that an instance is back. */
const SEEN_WELL_MS = 2_500

/** Does the work over and over, several at a time, until it is stopped. Answers how often it was done, and what failed. */
function keepDoing(work: () => Promise<void>, atOnce: number) {
  const over = new AbortController()
  const failures: string[] = []
  let done = 0
  const workers = Array.from({ length: atOnce }, async () => {
    while (!over.signal.aborted) {
      await work().then(
        () => (done += 1),
        (error: unknown) =>
          failures.push(error instanceof Error ? `${error.message} ${String(error.cause)}` : 'failed'),
      )
    }
  })
  return async () => {
    over.abort()
    await Promise.all(workers)
    return { done, failures }
  }
}

type Instance = { end: (signal: 'SIGTERM') => Promise<{ code: number | null }> }

/** Ends it as a new version would, with all its work, and in time. */
async function endGracefully({ end }: Instance): Promise<void> {
  const startedAt = performance.now()
  expect((await end('SIGTERM')).code).toBe(0)
  expect(performance.now() - startedAt).toBeLessThan(GONE_WITHIN_MS)
}

test('two product APIs are restarted in turn while people buy: every order is answered, none is placed twice', async () => {
  const url = await openSeededDatabase()
  const [one, two] = [await startProductApi(url), await startProductApi(url)]
  const proxy = await startRoundRobin([one.port, two.port], '/api/health/live')
  onTestFinished(proxy.close)
  const products = await ask<{ id: number }>(
    url,
    'select id from products where quantity_in_stock > 20 and not in_archive order by id limit 200',
  )
  let turn = 0
  const placed: number[] = []
  const stop = keepDoing(async () => {
    placed.push(await buy(proxy.origin, products[turn++ % products.length]?.id ?? 0))
  }, 6)
  await sleep(1_500)
  for (const each of [one, two]) {
    await endGracefully(each)
    await startProductApi(url, each.port)
    await sleep(SEEN_WELL_MS)
  }
  const { done, failures } = await stop()
  expect(failures).toEqual([])
  expect(done).toBeGreaterThan(50)
  const orders = await ask<{ id: number }>(url, "select id from orders where user_id like 'buyer-%'")
  expect(new Set(orders.map(({ id }) => id))).toEqual(new Set(placed))
  expect(await listFaults(url)).toEqual([])
  reached('shutdown', `two product APIs in turn: ${done} orders, no error`)
})

async function startStorefront(productApi: string, port: number, metricsPort: number) {
  const program = startProgram('server/main.ts', ['--ignore-env-files'], {
    PORT: String(port),
    PRODUCT_API_URL: productApi,
    METRICS_PORT: String(metricsPort),
  })
  await untilReady({ address: `http://127.0.0.1:${port}/api/health/ready`, ...program })
  return program
}

const PATHS = [
  '/',
  '/en/tires',
  '/ru/wheels',
  '/tireDetail/1',
  '/robots.txt',
  '/api/config',
  '/api/filter/tires',
]

test('two storefronts are restarted in turn while people look around: every answer is whole', async () => {
  const api = await startProductApi(await openSeededDatabase())
  const places = await Promise.all(
    Array.from({ length: 2 }, async () => ({
      port: await findFreePort(),
      metricsPort: await findFreePort(),
    })),
  )
  const start = ({ port, metricsPort }: { port: number; metricsPort: number }) =>
    startStorefront(api.origin, port, metricsPort)
  const instances = await Promise.all(places.map(start))
  const proxy = await startRoundRobin(
    places.map(({ port }) => port),
    '/api/health/live',
  )
  onTestFinished(proxy.close)
  let turn = 0
  const stop = keepDoing(async () => {
    const path = PATHS[turn++ % PATHS.length] ?? '/'
    const reply = await fetch(proxy.origin + path, { signal: AbortSignal.timeout(15_000) })
    const text = await reply.text()
    if (reply.status >= 500) throw new Error(`${path}: ${reply.status}`)
    if (reply.headers.get('content-type')?.startsWith('text/html') && !text.endsWith('</html>'))
      throw new Error(`${path} was cut short`)
  }, 4)
  await sleep(1_500)
  const restarted = []
  for (const [index, place] of places.entries()) {
    const instance = instances[index]
    if (instance) await endGracefully(instance)
    restarted.push(await start(place))
    await sleep(SEEN_WELL_MS)
  }
  const { done, failures } = await stop()
  expect(failures).toEqual([])
  expect(done).toBeGreaterThan(50)
  reached('shutdown', `two storefronts in turn: ${done} pages, no error`)

  const [{ port, metricsPort } = { port: 0, metricsPort: 0 }] = places
  await fetch(`http://127.0.0.1:${port}/api/orders`)
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  expect(metrics).toMatch(
    /^http_request_duration_seconds_count\{method="GET",kind="document",route="\/\[locale\]",status="200"\} \d/m,
  )
  // Counted within Next.js, shown by the server around it.
  expect(metrics).toMatch(/^bff_problems_total\{code="unauthenticated"\} 1$/m)
  expect(metrics).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m)
  await Promise.all(restarted.map(endGracefully))
})
