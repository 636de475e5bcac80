import type { UpstreamFigures } from '@/lib/http/upstream-guard.server'

/** How long the product API may take for all of a call, second try included, in milliseconds. */
export const DEADLINES = {
  catalogue: 2000,
  cart: 3000,
  order: 8000,
  payment: 30_000,
  import: 90_000,
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

export const KEPT_FIGURES = {
  /** How long an answer may stand in for a newer one, in milliseconds. */
  staleFor: 24 * 60 * 60 * 1000,
  /**
   * How soon a newer one is asked for again, in seconds. Nothing is called while the guard is closed; with the guard's own wait this
   * has to leave a busy machine the time to make the page.
   */
  askAgainAfter: 1,
  /** How many answers are kept, and how long the text of one may be. */
  entries: 1000,
  longest: 200_000,
}
