import type { Server } from 'node:http'
import { Histogram, register } from 'prom-client'
import type { RouteName } from './route-names.ts'

/** In seconds. People wait 2.5 s at most for what the product API has to say, and 8 s for an order. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 8, 15]

/** Next.js asks so for the data of a page on the way to it. */
const isData = (headers: NodeJS.Dict<string | string[]>): boolean => headers.rsc === '1'

/** Counts what the server answers, in the registry that the handlers of Next.js count in as well (`lib/metrics`). */
export function countRequests(server: Server, nameOf: (url: string) => RouteName): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answered requests, by the pattern of their route. Kinds: api, document, data (of a page), file.',
    labelNames: ['method', 'kind', 'route', 'status'],
    buckets: BUCKETS,
    registers: [register],
  })
  server.prependListener('request', ({ method = '', url = '/', headers }, answer) => {
    const startedAt = performance.now()
    answer.once('close', () => {
      const { kind, route } = nameOf(url)
      const shown = kind === 'page' ? (isData(headers) ? 'data' : 'document') : kind
      const labels = { method, kind: shown, route, status: answer.statusCode }
      durations.observe(labels, (performance.now() - startedAt) / 1_000)
    })
  })
}
