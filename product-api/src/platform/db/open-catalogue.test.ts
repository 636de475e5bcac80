import { sql } from 'drizzle-orm'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { onTestFinished, expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { createRecordingLogger } from '../../../test/recording-logger.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { watchReplica } from '../metrics/watch-replica.ts'
import { openReplicatedCatalogue } from './open-catalogue.ts'

const shop = await buildTestShop()

/** Longer than the storefront waits, nobody has an answer from the primary. */
const ANSWERED_WITHIN_MS = 2_000

/** A shop whose replica is at this address. */
async function openWith(url: string) {
  const metrics = createMetrics()
  const logger = createRecordingLogger()
  const catalogue = openReplicatedCatalogue({
    primary: shop.db,
    replicaUrl: url,
    poolSize: 10,
    logger,
    used: watchReplica(metrics.registry),
  })
  onTestFinished(() => catalogue.close())
  const { anyone } = await shop.another({ catalogue })
  const metricLines = async () => (await metrics.registry.metrics()).split('\n')
  return { anyone, logger, metricLines }
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
  ['nobody', async () => 'postgres://127.0.0.1:1/away'],
  ['somebody who never says a word', openSilentServer],
])('at the address of the replica is %s: the primary answers, and the log says so', async (_who, urlOf) => {
  const { anyone, logger, metricLines } = await openWith(await urlOf())
  const startedAt = performance.now()
  const reads = Array.from({ length: 6 }, () => anyone.get(`/api/tires/${ids.tire}`))
  const statuses = new Set((await Promise.all(reads)).map(({ status }) => status))
  expect([...statuses]).toEqual([200])
  expect(performance.now() - startedAt).toBeLessThan(ANSWERED_WITHIN_MS)
  // From here on no register is asked in vain.
  for (let turn = 0; turn < 3; turn++) await anyone.get('/api/tires')
  expect((await anyone.get('/api/health/ready')).status).toBe(200)
  expect(logger.warn.mock.calls).toEqual([[expect.anything(), 'replica: not used']])
  expect(await metricLines()).toContain('database_replica_used 0')
})

test('an error that is no failure of the replica leaves it in use', async () => {
  const logger = createRecordingLogger()
  const catalogue = openReplicatedCatalogue({
    primary: shop.db,
    replicaUrl: shop.url,
    poolSize: 1,
    logger,
    used: () => undefined,
  })
  onTestFinished(() => catalogue.close())
  const divide = () => catalogue.read((db) => db.execute(sql`select 1 / 0`))
  for (let turn = 0; turn < 6; turn++) await expect(divide()).rejects.toThrow('Failed query')
  expect(logger.warn).not.toHaveBeenCalled()
})
