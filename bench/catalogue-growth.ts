/*
 * How much slower the product API's lists get when the catalogue grows: p95 of each call at 20,000 products against the
 * same at 600, measured in one run on one machine. Run it with `npm run bench`.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { startPostgres } from '../local-services/postgres/server.ts'

const PRODUCT_API = join(import.meta.dirname, '../product-api/src')
const SIZES = [600, 20_000] as const
const CALLS = 300
const WARM_UP = 50
const PORT = 4890
const BASE = `http://127.0.0.1:${PORT}`

const calls = {
  'list by size': '/api/tires?width=195&profile=80&diameter=15&page=1&pageSize=24',
  'first page': '/api/tires?page=1&pageSize=24',
  'one product': '/api/tires/1',
  'filter widths': '/api/rdr/tire_filter/width',
}
type CallName = keyof typeof calls

const names = Object.keys(calls).filter((name): name is CallName => name in calls)
const results = new Map<number, Map<CallName, number>>()
for (const size of SIZES) results.set(size, await measureCatalogue(size))
report()

/** p95 in milliseconds of each call on a catalogue of this size. */
async function measureCatalogue(products: number): Promise<Map<CallName, number>> {
  const postgres = await startPostgres({ ephemeral: true })
  try {
    const env = {
      NODE_ENV: 'production' as const,
      DATABASE_URL: postgres.url,
      PRODUCT_API_PORT: String(PORT),
      LOG_LEVEL: 'error',
    }
    await runSeed(products, env)
    const api = spawn(process.execPath, [join(PRODUCT_API, 'main.ts')], { env, stdio: 'inherit' })
    try {
      await untilReady()
      const measured = new Map<CallName, number>()
      for (const name of names) measured.set(name, await p95(BASE + calls[name]))
      return measured
    } finally {
      api.kill('SIGTERM')
      await once(api, 'exit')
    }
  } finally {
    await postgres.stop()
  }
}

async function runSeed(products: number, env: NodeJS.ProcessEnv): Promise<void> {
  const args = [join(PRODUCT_API, 'db/seed-cli.ts'), '--products', String(products)]
  const exit: unknown[] = await once(spawn(process.execPath, args, { env, stdio: 'inherit' }), 'exit')
  if (exit[0] !== 0) throw new Error('The catalogue could not be made.')
}

async function untilReady(): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const reply = await fetch(`${BASE}/api/health/ready`, { signal: AbortSignal.timeout(1_000) }).catch(
      () => null,
    )
    if (reply?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The product API did not get ready.')
}

async function p95(url: string): Promise<number> {
  const times: number[] = []
  for (let call = 0; call < WARM_UP + CALLS; call++) {
    const start = performance.now()
    const reply = await fetch(url, { signal: AbortSignal.timeout(10_000) })
    await reply.arrayBuffer()
    if (!reply.ok) throw new Error(`${url} answered ${reply.status}`)
    if (call >= WARM_UP) times.push(performance.now() - start)
  }
  return times.toSorted((one, other) => one - other)[Math.floor(CALLS * 0.95)] ?? Number.NaN
}

function report(): void {
  const [small, large] = SIZES
  console.info(`p95 of ${CALLS} calls one after the other, ${small} and ${large} products`)
  for (const name of names) {
    const [before, after] = [results.get(small)?.get(name) ?? 0, results.get(large)?.get(name) ?? 0]
    console.info(
      `${name.padEnd(14)} ${before.toFixed(1)} ms  ${after.toFixed(1)} ms  ratio ${(after / before).toFixed(2)}`,
    )
  }
}
