import type { UpstreamFigures } from '@/lib/http/upstream-breaker.server'

/** How long the product API may take for all of a call, second try included, in milliseconds. */
export const DEADLINES = {
  catalogue: 2000,
  cart: 3000,
  order: 8000,
  payment: 30_000,
  import: 600_000,
} as const

export const UPSTREAM_FIGURES: UpstreamFigures = {
  connectWithin: 500,
  beginWithin: 500,
  atOnce: 20,
  queue: 200,
  failures: 5,
  probeEvery: 2000,
  jitter: 100,
}
