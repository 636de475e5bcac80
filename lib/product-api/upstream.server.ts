import 'server-only'
import { connectWithin } from '@/lib/http/connect-within.server'
import { UpstreamGuard, type UpstreamState } from '@/lib/http/upstream-guard.server'
import { log } from '@/lib/log/log.server'
import { KeptAnswers } from './kept-answers.server'
import { KEPT_FIGURES, UPSTREAM_FIGURES } from './upstream-figures'

interface Upstream {
  guard: UpstreamGuard
  /** The option `dispatcher` of `fetch`. */
  dispatcher: object
}

interface Shared {
  byOrigin: Map<string, Upstream>
  kept: KeptAnswers
}

declare global {
  // Next.js gives pages and route handlers each a copy of a module. Of this the whole process has one.
  var bieznikUpstreams: Shared | undefined
}

const shared: Shared = (globalThis.bieznikUpstreams ??= {
  byOrigin: new Map(),
  kept: new KeptAnswers(KEPT_FIGURES),
})

/** What stands before the host of this address; each host has its own. */
export function upstreamOf({ origin, host }: URL): Upstream {
  const known = shared.byOrigin.get(origin)
  if (known) return known
  const guard = new UpstreamGuard(UPSTREAM_FIGURES, logOf(host))
  const upstream = { guard, dispatcher: connectWithin(UPSTREAM_FIGURES.connectWithin) }
  shared.byOrigin.set(origin, upstream)
  return upstream
}

/** One line when it goes away and one when it is back, none for the probes between. */
function logOf(upstream: string): (breaker: UpstreamState['breaker']) => void {
  let wasAway = false
  return (breaker) => {
    if (breaker === 'open' && !wasAway) log.warn({ upstream }, 'an upstream is away')
    if (breaker === 'closed' && wasAway) log.info({ upstream }, 'an upstream is back')
    wasAway = breaker !== 'closed'
  }
}

/** The catalogue's and the news' last good answers. */
export const keptAnswers = (): KeptAnswers => shared.kept

/** How the product API, and the host of the news where it is another, are doing; by host. */
export function readUpstreamStates(): Record<string, UpstreamState> {
  const states = [...shared.byOrigin].map(
    ([origin, { guard }]) => [new URL(origin).host, guard.state] as const,
  )
  return Object.fromEntries(states)
}
