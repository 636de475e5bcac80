import 'server-only'
import {
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  DelegateBackoff,
  handleWhen,
  bulkhead,
  retry,
  timeout,
  TimeoutStrategy,
} from 'cockatiel'
import { RetryBudget } from './retry-budget'

/** What an upstream is granted; times in milliseconds. */
export interface UpstreamFigures {
  /** How long a connection may take to be made. */
  connectWithin: number
  /** How long a call may wait for its turn, behind others or for the outcome of a probe. */
  beginWithin: number
  atOnce: number
  /** How many calls may wait for their turn. */
  queue: number
  /** Failures in a row after which no call is let through. */
  failures: number
  /** How often one call is let through all the same, to see whether the upstream is back. */
  probeEvery: number
  /** The longest pause before a second try; it is drawn by lot. */
  jitter: number
}

interface Manner {
  /** For all of it: waiting, every try, the response's last byte. */
  deadline: number
  /** Whether a second try does no harm. */
  isRepeatable: boolean
}

type Work<T> = (signal: AbortSignal) => Promise<T>

/** What the guard knows of its upstream, for metrics and the log. */
export interface UpstreamState {
  breaker: 'closed' | 'half-open' | 'open'
  active: number
  queued: number
  /** Since the start: tries that went out, those that were second ones, calls turned away without one, openings. */
  tries: number
  retries: number
  turnedAway: number
  openings: number
}

const breakerNames = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.HalfOpen]: 'half-open',
  [CircuitState.Open]: 'open',
  [CircuitState.Isolated]: 'open',
} as const

/** Whatever made an upstream fail; `isLate` when it took too long, so that a second try would double the wait. */
class NoAnswer extends Error {
  readonly isLate: boolean

  constructor(cause: unknown, isLate: boolean) {
    super('the upstream does not answer', { cause })
    this.isLate = isLate
  }
}

/**
 * Stands before one upstream: at most so many calls at once, none let through after failures in a row, one more try for
 * what may be tried again. Work fails by throwing; whatever it returns, a refusal too, shows that the upstream is there.
 */
export class UpstreamBreaker {
  readonly #figures: UpstreamFigures
  readonly #slots
  readonly #breaker
  readonly #retry
  readonly #budget = new RetryBudget()
  readonly #counts = { tries: 0, retries: 0, turnedAway: 0, openings: 0 }

  constructor(figures: UpstreamFigures, onChange: (breaker: UpstreamState['breaker']) => void = () => {}) {
    this.#figures = figures
    this.#slots = bulkhead(figures.atOnce, figures.queue)
    this.#breaker = circuitBreaker(
      handleWhen((error) => error instanceof NoAnswer),
      {
        halfOpenAfter: figures.probeEvery,
        breaker: new ConsecutiveBreaker(figures.failures),
      },
    )
    this.#retry = retry(
      handleWhen((error) => error instanceof NoAnswer && !error.isLate && this.#budget.grants()),
      { maxAttempts: 1, backoff: new DelegateBackoff(() => Math.random() * figures.jitter) },
    )
    this.#retry.onRetry(() => (this.#counts.retries += 1))
    this.#breaker.onBreak(() => (this.#counts.openings += 1))
    this.#breaker.onStateChange((state) => onChange(breakerNames[state]))
  }

  /** The outcome of `work`; throws when there is none in time, or when the upstream is known to be away. */
  async run<T>(work: Work<T>, { deadline, isRepeatable }: Manner): Promise<T> {
    const outcome = await timeout(deadline, {
      strategy: TimeoutStrategy.Aggressive,
      abortOnReturn: false,
    }).execute(({ signal }) =>
      isRepeatable ? this.#retry.execute(() => this.#try(work, signal), signal) : this.#try(work, signal),
    )
    this.#budget.earn()
    return outcome
  }

  get state(): UpstreamState {
    return {
      breaker: breakerNames[this.#breaker.state],
      active: this.#figures.atOnce - this.#slots.executionSlots,
      queued: this.#figures.queue - this.#slots.queueSlots,
      ...this.#counts,
    }
  }

  async #try<T>(work: Work<T>, signal: AbortSignal): Promise<T> {
    const turn = new AbortController()
    const tooLate = Promise.withResolvers<never>()
    const timer = setTimeout(() => {
      turn.abort()
      tooLate.reject(new Error(`no turn within ${this.#figures.beginWithin} ms`))
    }, this.#figures.beginWithin)
    const begin = () => {
      turn.signal.throwIfAborted()
      clearTimeout(timer)
      this.#counts.tries += 1
      return answerOf(work, signal)
    }
    const either = AbortSignal.any([signal, turn.signal])
    const done = this.#slots.execute(() => this.#breaker.execute(begin, either), either)
    try {
      return await Promise.race([done, tooLate.promise])
    } catch (error) {
      if (!(error instanceof NoAnswer)) this.#counts.turnedAway += 1
      throw error
    } finally {
      clearTimeout(timer)
    }
  }
}

async function answerOf<T>(work: Work<T>, signal: AbortSignal): Promise<T> {
  try {
    return await work(signal)
  } catch (cause) {
    throw new NoAnswer(cause, signal.aborted || isConnectTimeout(cause))
  }
}

const isConnectTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === 'ETIMEDOUT'
