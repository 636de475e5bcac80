import { once } from 'node:events'
import { createServer } from 'node:http'
import { collectDefaultMetrics, register } from 'prom-client'
import { problemCounter } from '../lib/metrics/problem-counter.ts'

/** `GET /metrics` in the form of Prometheus, on a port of its own, to which no proxy leads. */
export async function serveMetrics({ host, port }: { host: string; port: number }): Promise<void> {
  collectDefaultMetrics()
  problemCounter()
  const server = createServer((request, answer) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void answer.writeHead(404).end()
    register.metrics().then(
      (text) => answer.setHeader('content-type', register.contentType).end(text),
      () => answer.writeHead(500).end(),
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
}
