import { attemptsOf, type SharedCounters } from '@bieznik/backend-kit/rate-limits'
import type { FastifyInstance } from 'fastify'

/** Calls a minute that one person may make. `everything` counts all of them. */
const limits = { orders: 10, payments: 20, cart: 120, everything: 300 } as const

type Limit = keyof typeof limits

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: Exclude<Limit, 'everything'>
  }
}

const WINDOW_SECONDS = 60

/**
 * Limits people, not addresses: all visitors who are not signed in come from the storefront's one address, and the
 * storefront limits those by theirs.
 */
export function limitRates(app: FastifyInstance, shared: SharedCounters): void {
  const limiterOf = (limit: Limit) =>
    attemptsOf({ name: `api_${limit}`, points: limits[limit], seconds: WINDOW_SECONDS }, shared)
  const limiters = {
    orders: limiterOf('orders'),
    payments: limiterOf('payments'),
    cart: limiterOf('cart'),
    everything: limiterOf('everything'),
  }

  app.addHook('onRequest', async ({ caller, routeOptions }) => {
    if (!caller) return
    const { limit } = routeOptions.config
    if (limit) await limiters[limit].take(caller.uid)
    await limiters.everything.take(caller.uid)
  })
}
