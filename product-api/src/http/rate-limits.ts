import { callbackify } from 'node:util'
import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ProblemError } from './problem-error.ts'

/** Calls a minute that one person may make. `everything` counts all of them. */
const limits = { orders: 10, payments: 20, cart: 120, everything: 300 } as const

type Limit = keyof typeof limits

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: Exclude<Limit, 'everything'>
  }
}

const WINDOW_MS = 60_000
const PEOPLE_REMEMBERED = 20_000

/** Counts a call of a key and answers how many there were in its window, in all processes. */
export type CountCall = (key: string, windowMs: number) => Promise<{ current: number; ttl: number }>

function storeOf(count: CountCall) {
  const counted = callbackify(count)
  return class SharedStore implements FastifyRateLimitStore {
    incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number): void {
      counted(key, windowMs, callback)
    }

    child(): FastifyRateLimitStore {
      return this
    }
  }
}

/**
 * Limits people, not addresses: all visitors who are not signed in come from the storefront's one address, and the
 * storefront limits those by theirs. Several processes count together, with `countCall`.
 */
export async function limitRates(app: FastifyInstance, countCall: CountCall | null): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    cache: PEOPLE_REMEMBERED,
    ...(countCall && { store: storeOf(countCall) }),
  })
  const limiterOf = (limit: Limit) =>
    app.createRateLimit({
      max: limits[limit],
      timeWindow: WINDOW_MS,
      keyGenerator: (request: FastifyRequest) => `${limit} ${request.caller?.uid ?? request.ip}`,
      allowList: (request: FastifyRequest) => request.caller === null,
    })
  const limiters = {
    orders: limiterOf('orders'),
    payments: limiterOf('payments'),
    cart: limiterOf('cart'),
    everything: limiterOf('everything'),
  }

  app.addHook('onRequest', async (request) => {
    const { limit } = request.routeOptions.config
    for (const name of limit ? ([limit, 'everything'] as const) : (['everything'] as const)) {
      const count = await limiters[name](request)
      if (!count.isAllowed && count.isExceeded) {
        throw new ProblemError('too_many_requests', `More than ${count.max} calls a minute.`, {
          retryAfter: count.ttlInSeconds,
        })
      }
    }
  })
}
