import { Counter, Histogram, Registry } from 'prom-client'

/** In seconds. The storefront waits 2 s for the catalogue, 3 s for a cart and 8 s for an order. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 8, 15]

export type AnsweredRequest = {
  method: string
  /** The pattern, never the address: there are few of the first, and the second holds uids. */
  route: string
  status: number
  seconds: number
}

/** What the program counts while it works. */
export type Metrics = {
  registry: Registry
  requestAnswered: (request: AnsweredRequest) => void
  /** `placed`, `repeated`, `failed`, or the code of the refusal. */
  orderEnded: (outcome: string) => void
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answered requests, by the pattern of their route.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  const orders = new Counter({
    name: 'shop_orders_total',
    help: 'Ended attempts to order: placed, repeated, failed, or why they were refused.',
    labelNames: ['outcome'],
    registers: [registry],
  })
  // Prometheus sees no increase in a series that begins with its first event.
  for (const outcome of ['placed', 'repeated', 'failed']) orders.inc({ outcome }, 0)
  return {
    registry,
    requestAnswered: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status }, seconds),
    orderEnded: (outcome) => orders.inc({ outcome }),
  }
}
