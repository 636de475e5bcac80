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
    // Above the budget, so that what is given back counts.
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: own,
  })
}

/** Nobody can read in a shared store who it was. */
const nameless = (whose: string): string =>
  createHmac('sha256', env.REVALIDATE_SECRET ?? '')
    .update(whose)
    .digest('base64url')

/** Takes one from the budget of whoever asks; throws `too_many_requests`, with the time until there is more. */
export const limiterOf = (budget: Budget): ((whose: string) => Promise<void>) => attemptsOf(budget).take

interface Attempts {
  take: (whose: string) => Promise<void>
  /** For what turned out not to count. */
  giveBack: (whose: string) => Promise<void>
}

/** A limit of which something can be given back. */
export function attemptsOf(budget: Budget): Attempts {
  let made: RateLimiterAbstract | undefined
  // Not before: the build loads this as well, and has nobody to count.
  const counter = () => (made ??= counterOf(budget))
  return { take, giveBack }

  async function giveBack(whose: string): Promise<void> {
    if (env.RATE_LIMITS !== 'off') await counter().reward(nameless(whose))
  }

  async function take(whose: string): Promise<void> {
    if (env.RATE_LIMITS === 'off') return
    try {
      await counter().consume(nameless(whose))
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
