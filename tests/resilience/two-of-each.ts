import { onTestFinished } from 'vitest'
import { startFaultProxy, type FaultProxy } from '../fault-proxy.ts'
import { ask } from './database.ts'
import { findFreePort, findFreePorts } from '../../local-services/free-ports.ts'
import { staffToken } from '../../product-api/test/tokens.ts'
import { startProductApi } from './product-api.ts'
import { makeFolder, startProgram } from './programs.ts'
import { openSeededDatabase } from './seeded-database.ts'
import { untilReady } from './until-ready.ts'
import { visit } from './visitor.ts'

const SECRET = 'a-secret-of-the-tests'

interface StartedStorefront {
  storefront: string
  /** All of its output so far. */
  output: () => string
}

export interface Side extends StartedStorefront {
  productApi: string
  /** Where the product API puts its mails. */
  outbox: string
}

export interface Pair {
  databaseUrl: string
  one: Side
  two: Side
  /** Between both product APIs and the second storefront, which they notify of changes. */
  notifications: FaultProxy
}

/**
 * Two storefronts, each with a product API of its own, on one database; gone after the test. `redisPort`: where the Redis is, or what
 * stands before it; not given: there is none.
 */
export async function openPair({ redisPort }: { redisPort?: number } = {}): Promise<Pair> {
  const databaseUrl = await openSeededDatabase()
  const ports = await findFreePorts(2)
  const redis: Record<string, string> =
    redisPort === undefined ? {} : { REDIS_URL: `redis://127.0.0.1:${redisPort}` }
  const notifications = await startFaultProxy(ports[1] ?? 0)
  onTestFinished(notifications.close)
  const notified = [ports[0], notifications.port].map((port) => `http://127.0.0.1:${port}/api/revalidate`)
  const open = async (port: number): Promise<Side> => {
    const outbox = await makeFolder()
    const api = await startProductApi(
      databaseUrl,
      await findFreePort(),
      {},
      {
        MAIL_OUTBOX_DIR: outbox,
        REVALIDATE_URL: notified.join(),
        REVALIDATE_SECRET: SECRET,
        RATE_LIMITS: 'on',
        ...redis,
      },
    )
    const started = await startStorefront(port, { ...redis, PRODUCT_API_URL: api.origin })
    return { ...started, productApi: api.origin, outbox }
  }
  const [one, two] = await Promise.all([open(ports[0] ?? 0), open(ports[1] ?? 0)])
  return { databaseUrl, one, two, notifications }
}

async function startStorefront(port: number, variables: Record<string, string>): Promise<StartedStorefront> {
  const origin = `http://127.0.0.1:${port}`
  const program = startProgram('server/main.ts', ['--ignore-env-files'], {
    PORT: String(port),
    REVALIDATE_SECRET: SECRET,
    ...variables,
  })
  await untilReady({ address: `${origin}/api/health/ready`, ...program })
  return { storefront: origin, output: program.output }
}

/** In zloty, as staff would, with tokens that say by themselves whom they speak for. Answers when it is done. */
export async function changePrice(pair: Pair, side: Side, id: number, to: number): Promise<void> {
  const [product] = await ask<{ from: number }>(
    pair.databaseUrl,
    'select price / 100.0::float8 as "from" from products where id = $1',
    [id],
  )
  const { status, text } = await visit(`${side.productApi}/api/products/${id}/price`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${staffToken()}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ from: product?.from, to, reason: 'a new price' }),
  })
  if (status !== 200) throw new Error(`${status} ${text}`)
}
