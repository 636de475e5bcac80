import { once } from 'node:events'
import { createServer } from 'node:net'
import { onTestFinished, expect, test } from 'vitest'
import { ids } from '../../test/catalogue.ts'
import { createHeardLogger } from '../../test/heard-logger.ts'
import { buildTestShop } from '../../test/shop.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { watchReplica } from '../metrics/watch-replica.ts'
import { openReplicatedCatalogue } from './open-catalogue.ts'

const shop = await buildTestShop()

/** Longer than the storefront waits, nobody has an answer from the primary. */
const ANSWERED_WITHIN_MS = 2_000

/** A shop whose replica is at this address. */
async function openWith(url: string) {
  const metrics = createMetrics()
  const logger = createHeardLogger()
  const catalogue = await openReplicatedCatalogue({
    primary: shop.db,
    primaryUrl: shop.url,
    replicaUrl: url,
    poolSize: 2,
    prepares: true,
    logger,
    watch: watchReplica(metrics.registry),
  })
  onTestFinished(() => catalogue.close())
  const { anyone } = await shop.another({ catalogue })
  const said = async () => (await metrics.registry.metrics()).split('\n')
  return { anyone, logger, said }
}

async function openSilentServer(): Promise<string> {
  const server = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a server on TCP has a port')
  return `postgres://127.0.0.1:${address.port}/silent`
}

test.each([
  ['nobody', 'failed', async () => 'postgres://127.0.0.1:1/away'],
  ['somebody who never says a word', 'failed', openSilentServer],
  ['the database itself, which is no replica', 'foreign', async () => shop.url],
])(
  'at the address of the replica is %s: the primary answers, and the log hears of it',
  async (_who, why, urlOf) => {
    const { anyone, logger, said } = await openWith(await urlOf())
    expect(logger.warn).toHaveBeenCalledWith(expect.anything(), 'the replica cannot be used yet')
    const startedAt = performance.now()
    const reads = Array.from({ length: 6 }, () => anyone.get(`/api/tires/${ids.tire}`))
    const statuses = new Set((await Promise.all(reads)).map(({ status }) => status))
    expect([...statuses]).toEqual([200])
    expect(performance.now() - startedAt).toBeLessThan(ANSWERED_WITHIN_MS)
    // From here on nobody is asked in vain.
    for (let turn = 0; turn < 3; turn++) await anyone.get('/api/tires')
    expect((await anyone.get('/api/health/ready')).status).toBe(200)
    expect(logger.warn).toHaveBeenCalledTimes(2)
    const lines = await said()
    expect(lines).toContain(`database_catalogue_reads_total{server="primary",replica="${why}"} 6`)
    expect(lines).toContain('database_catalogue_reads_total{server="primary",replica="resting"} 3')
    expect(lines).toContain('database_replica_used 0')
  },
)
