import { createServer } from 'node:net'
import { register } from 'prom-client'
import { beforeEach, expect, it } from 'vitest'
import { problemCounter } from '../lib/metrics/problem-counter.ts'
import { serveMetrics } from './serve-metrics.ts'

// Test files share a worker, and with it the registry of the process.
beforeEach(() => register.clear())

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  const port = await new Promise<number>((found) => {
    server.once('listening', () => {
      const address = server.address()
      found(address !== null && typeof address === 'object' ? address.port : 0)
    })
  })
  await new Promise((closed) => server.close(closed))
  return port
}

it('shows every code of a problem from the start, so that the first one is an increase', async () => {
  const port = await freePort()
  await serveMetrics({ host: '127.0.0.1', port })
  const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(await read()).toContain('\nbff_problems_total{code="internal"} 0\n')
  problemCounter().inc({ code: 'internal' })
  const text = await read()
  expect(text).toContain('\nbff_problems_total{code="internal"} 1\n')
  expect(text).toContain('\nbff_problems_total{code="unavailable"} 0\n')
})
