import 'server-only'
import { createHmac } from 'node:crypto'
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import { env } from '@/lib/env.server'
import { redisLink } from '@/lib/shared-cache/redis-link'
import { ProblemError } from './problem-error'

/** So many points in so many seconds; `name` is unique in the shop. */
export interface Budget {
  name: string
  points: number
  seconds: number
}

export interface Limit extends Budget {
  by: 'address' | 'person'
}

/** What the package asks its client for. */
interface Question {
  keys: string[]
  arguments: string[]
}

/**
 * Counts for all storefronts together where they share a Redis, else, and while that is away, in this process: then each of
 * them grants the whole budget.
 */
function counterOf({ name, points, seconds: duration }: Budget): RateLimiterAbstract {
  const own = new RateLimiterMemory({ keyPrefix: name, points, duration })
  const link = redisLink()
  if (!link) return own
  return new RateLimiterRedis({
    keyPrefix: `bieznik:limit:${name}`,
    points,
    duration,
    storeClient: {
      eval: async (script: string, question: Question) => link.ask((client) => client.eval(script, question)),
    },
    useRedisPackage: true,
    inMemoryBlockOnConsumed: points,
    insuranceLimiter: own,
  })
}

/** Nobody can read in a shared store who it was. */
const nameless = (whose: string): string =>
  createHmac('sha256', env.REVALIDATE_SECRET ?? '')
    .update(whose)
    .digest('base64url')

/** Takes one from the budget of whoever asks; throws `too_many_requests`, with the time until there is more. */
export function limiterOf(budget: Budget): (whose: string) => Promise<void> {
  let counter: RateLimiterAbstract | undefined
  return async (whose) => {
    if (env.RATE_LIMITS === 'off') return
    // Not before: the build loads this as well, and has nobody to count.
    counter ??= counterOf(budget)
    try {
      await counter.consume(nameless(whose))
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      throw new ProblemError(
        'too_many_requests',
        `more than ${budget.points} calls in ${budget.seconds} seconds`,
        {
          retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1000)),
        },
      )
    }
  }
}
