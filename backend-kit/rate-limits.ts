import { createHmac } from 'node:crypto'
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import { ProblemError } from './problem-error.ts'
import type { RedisLink } from './redis-link.ts'

/** So many points in so many seconds; `name` is unique in the shop. */
export interface Budget {
  name: string
  points: number
  seconds: number
}

/** Where processes count together. */
export interface SharedCounters {
  /** null: each process counts by itself. */
  link: RedisLink | null
  /** Key of the HMAC under which a person or address is counted, so that the store holds no personal data. */
  secret: string
}

export interface Attempts {
  /** Takes one from the budget; throws `too_many_requests`, with the time until there is more. */
  take: (whose: string) => Promise<void>
  /** For what turned out not to count. */
  giveBack: (whose: string) => Promise<void>
}

/** What the package asks its client for. */
interface Question {
  keys: string[]
  arguments: string[]
}

/** A limit, counted by all processes together while they share a Redis that is there, else by each for itself. */
export function attemptsOf(budget: Budget, shared: SharedCounters): Attempts {
  const counter = counterOf(budget, shared.link)
  const hash = (whose: string): string =>
    createHmac('sha256', shared.secret).update(whose).digest('base64url')
  return { take, giveBack }

  async function giveBack(whose: string): Promise<void> {
    await counter.reward(hash(whose))
  }

  async function take(whose: string): Promise<void> {
    try {
      await counter.consume(hash(whose))
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

function counterOf({ name, points, seconds: duration }: Budget, link: RedisLink | null): RateLimiterAbstract {
  const own = new RateLimiterMemory({ keyPrefix: name, points, duration })
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
