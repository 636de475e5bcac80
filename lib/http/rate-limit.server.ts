import 'server-only'
import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { env } from '@/lib/env.server'
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

/**
 * Counts in this process. Several storefronts would each grant the whole budget: then a store that they share, of the same
 * package and of this type, belongs here.
 */
const counterOf = ({ name, points, seconds }: Budget): RateLimiterAbstract =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })

/** Takes one from the budget of whoever asks; throws `too_many_requests`, with the time until there is more. */
export function limiterOf(budget: Budget): (whose: string) => Promise<void> {
  const counter = counterOf(budget)
  return async (whose) => {
    if (env.RATE_LIMITS === 'off') return
    try {
      await counter.consume(whose)
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
