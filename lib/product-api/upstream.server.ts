import 'server-only'
import { connectWithin } from '@/lib/http/connect-within.server'
import { UpstreamGuard, type UpstreamState } from '@/lib/http/upstream-guard.server'
import { log } from '@/lib/log/log.server'
import { showUpstreams } from '@/lib/metrics/upstreams.server'
import { hearOfChanges } from '@/lib/shared-cache/hear-of-changes'
import { KeptAnswers } from './kept-answers.server'
import { KEPT_FIGURES, UPSTREAM_FIGURES } from './upstream-figures'

/** Milliseconds: longer than that no page waits for its data. */
const LONG = 10_000

interface Upstream {
  guard: UpstreamGuard
  /** The option `dispatcher` of `fetch`. */
  dispatcher: object
}

interface Shared {
  byName: Map<string, Upstream>
  kept: KeptAnswers
}

declare global {
  // Next.js gives pages and route handlers each a copy of a module. Of this the whole process has one.
  var bieznikUpstreams: Shared | undefined
}

const shared: Shared = (globalThis.bieznikUpstreams ??= begin())

function begin(): Shared {
  const kept = new KeptAnswers(KEPT_FIGURES)
  hearOfChanges(() => kept.startAfresh())
  return { byName: new Map(), kept }
}

/**
 * What stands before the host of this address; each host has its own. Calls that may take long, such as those that wait for
 * a payment, have places of their own there, so that no page waits behind them.
 */
export function upstreamOf({ host }: URL, deadline: number): Upstream {
  const name = deadline > LONG ? `${host} (long calls)` : host
  const known = shared.byName.get(name)
  if (known) return known
  const guard = new UpstreamGuard(UPSTREAM_FIGURES, tellOf(name))
  const upstream = { guard, dispatcher: connectWithin(UPSTREAM_FIGURES.connectWithin) }
  shared.byName.set(name, upstream)
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

/** The catalogue's and the news' last good answers. */
export const keptAnswers = (): KeptAnswers => shared.kept

/** How the product API, and the host of the news where it is another, are doing; by host. */
export function readUpstreamStates(): Record<string, UpstreamState> {
  return Object.fromEntries([...shared.byName].map(([name, { guard }]) => [name, guard.state]))
}
