import { Histogram, register } from 'prom-client'
import type { Middleware } from './middleware.ts'
import type { RouteName } from './route-names.ts'

/** In seconds. People wait 2.5 s at most for what the product API has to say, and 8 s for an order. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 8, 15]

/** So the browser asks for the data of a page when it navigates within the shop. */
const isData = (headers: NodeJS.Dict<string | string[]>): boolean => headers.rsc === '1'

/** Observes the duration of every request, in the registry that the route handlers use as well (`lib/metrics`). */
export function requestMetrics(nameOf: (url: string) => RouteName): Middleware {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests, by the pattern of their route. Kinds: api, document, data (of a page), file.',
    labelNames: ['method', 'kind', 'route', 'status'],
    buckets: BUCKETS,
    registers: [register],
  })
  return ({ method = '', url = '/', headers }, response, next) => {
    const startedAt = performance.now()
    response.once('close', () => {
      const { kind, route } = nameOf(url)
      const shown = kind === 'page' ? (isData(headers) ? 'data' : 'document') : kind
      const labels = { method, kind: shown, route, status: response.statusCode }
      durations.observe(labels, (performance.now() - startedAt) / 1_000)
    })
    next()
  }
}
