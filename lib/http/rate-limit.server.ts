import 'server-only'
import { attemptsOf as countedBy, type Attempts, type Budget } from '@bieznik/backend-kit/rate-limits'
import type { RedisLink } from '@bieznik/backend-kit/redis-link'
import { Gauge, register } from 'prom-client'
import { env } from '@/lib/env.server'
import { log } from '@/lib/log/log.server'

export interface Limit extends Budget {
  by: 'address' | 'person'
}

declare global {
  // Next.js bundles this module into pages and route handlers separately. The process has one connection.
  var bieznikRedis: RedisLink | undefined
}

/** Null: no `REDIS_URL` is set. */
async function redisLink(): Promise<RedisLink | null> {
  if (env.REDIS_URL === undefined) return null
  // A shop without Redis need not have its client in memory.
  const { RedisLink: Link } = await import('@bieznik/backend-kit/redis-link')
  if (globalThis.bieznikRedis) return globalThis.bieznikRedis
  const link = new Link(env.REDIS_URL, log)
  const gauge: Gauge = new Gauge({
    name: 'shop_redis_connected',
    help: '1 while this storefront is connected to the Redis that it shares with the others.',
    collect: (): void => gauge.set(Number(link.isConnected)),
    registers: [register],
  })
  return (globalThis.bieznikRedis = link)
}

async function makeAttempts(budget: Budget): Promise<Attempts> {
  return countedBy(budget, { link: await redisLink(), secret: env.REVALIDATE_SECRET ?? '' })
}

/** Takes one from the budget of the caller; throws `too_many_requests`, with the time until there is more. */
export const limiterOf = (budget: Budget): ((whose: string) => Promise<void>) => attemptsOf(budget).take

/** A limit of which something can be given back. */
export function attemptsOf(budget: Budget): Attempts {
  let made: Promise<Attempts> | undefined
  // Not before: the build loads this as well, and has no requests to count.
  const attempts = () => (made ??= makeAttempts(budget))
  return {
    take: async (whose) => {
      if (env.RATE_LIMITS !== 'off') await (await attempts()).take(whose)
    },
    giveBack: async (whose) => {
      if (env.RATE_LIMITS !== 'off') await (await attempts()).giveBack(whose)
    },
  }
}
