import 'server-only'
import type { UpstreamState } from '@/lib/http/upstream-breaker.server'
import { Gauge, register } from 'prom-client'

type ReadStates = () => Record<string, UpstreamState>

const NAMES = {
  open: ['upstream_breaker_open', '1 while nobody is let through to this upstream.'],
  active: ['upstream_calls_active', 'Calls that this upstream is working on.'],
  queued: ['upstream_calls_queued', 'Calls that wait for their turn.'],
  tries: ['upstream_tries_total', 'Tries that went out since the start, second ones as well.'],
  turnedAway: ['upstream_turned_away_total', 'Calls that were refused without a try, since the start.'],
} as const

const keys = ['open', 'active', 'queued', 'tries', 'turnedAway'] as const

/** Shows in the metrics how the upstreams are doing whenever somebody looks; said twice, it counts once. */
export function showUpstreams(readStates: ReadStates): void {
  for (const key of keys) {
    const [name, help] = NAMES[key]
    if (register.getSingleMetric(name)) continue
    const gauge = new Gauge({
      name,
      help,
      labelNames: ['upstream'],
      collect() {
        for (const [upstream, state] of Object.entries(readStates()))
          gauge.set({ upstream }, key === 'open' ? Number(state.breaker === 'open') : state[key])
      },
    })
  }
}
