import 'server-only'
import { connectWithin } from '@/lib/http/connect-within.server'
import { UpstreamBreaker, type UpstreamState } from '@/lib/http/upstream-breaker.server'
import { log } from '@/lib/log/log.server'
import { showUpstreams } from '@/lib/metrics/upstreams.server'
import { UPSTREAM_FIGURES } from './upstream-figures'

/** Milliseconds: longer than that no page waits for its data. */
const LONG = 10_000

interface Upstream {
  breaker: UpstreamBreaker
  /** The option `dispatcher` of `fetch`. */
  dispatcher: object
}

declare global {
  // Next.js bundles this module into pages and route handlers separately. The process has one circuit breaker for each host.
  var bieznikUpstreams: Map<string, Upstream> | undefined
}

const upstreams = (globalThis.bieznikUpstreams ??= new Map<string, Upstream>())

/**
 * What stands before the host of this address; each host has its own. Calls that may take long, such as those that wait for
 * a payment, have places of their own there, so that no page waits behind them.
 */
export function upstreamOf({ host }: URL, deadline: number): Upstream {
  const name = deadline > LONG ? `${host} (long calls)` : host
  const known = upstreams.get(name)
  if (known) return known
  const breaker = new UpstreamBreaker(UPSTREAM_FIGURES, tellOf(name))
  const upstream = { breaker, dispatcher: connectWithin(UPSTREAM_FIGURES.connectWithin) }
  upstreams.set(name, upstream)
  showUpstreams(readUpstreamStates)
  return upstream
}

/** Tells the log once that it is away and once that it is back, whatever the probes between show. */
function tellOf(upstream: string) {
  let isAway = false
  return (breaker: UpstreamState['breaker']) => {
    if (breaker === 'half-open' || isAway === (breaker === 'open')) return
    isAway = breaker === 'open'
    if (isAway) log.warn({ upstream }, 'an upstream is away')
    else log.info({ upstream }, 'an upstream is back')
  }
}

/** How the product API, and the host of the news where it is another, are doing; by host. */
export function readUpstreamStates(): Record<string, UpstreamState> {
  return Object.fromEntries([...upstreams].map(([name, { breaker }]) => [name, breaker.state]))
}
