import { createClient } from '@redis/client'
import { circuitBreaker, ConsecutiveBreaker, handleAll, timeout, TimeoutStrategy, wrap } from 'cockatiel'
import type { Logger } from 'pino'

/** Milliseconds. A limit is counted in memory while Redis is away, so no request waits long for it. */
const FIGURES = {
  connectWithin: 500,
  answerWithin: 150,
  silentFor: 2_000,
  pingEvery: 500,
  failures: 3,
  probeEvery: 1_000,
}
const LONGEST_PAUSE_MS = 2_000

const open = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    // An idle connection is silent as well, and would be taken for one that hangs.
    pingInterval: FIGURES.pingEvery,
    socket: {
      connectTimeout: FIGURES.connectWithin,
      socketTimeout: FIGURES.silentFor,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** Math.min(tries, 10), LONGEST_PAUSE_MS),
    },
  })

type RedisClient = ReturnType<typeof open>

/** The connection to Valkey or Redis. It reconnects by itself; no request waits for that. */
export class RedisLink {
  readonly #url: string
  readonly #log: Pick<Logger, 'info' | 'warn'>
  readonly #breaker = circuitBreaker(handleAll, {
    halfOpenAfter: FIGURES.probeEvery,
    breaker: new ConsecutiveBreaker(FIGURES.failures),
  })
  readonly #guard = wrap(
    this.#breaker,
    timeout(FIGURES.answerWithin, { strategy: TimeoutStrategy.Aggressive, abortOnReturn: false }),
  )
  #client: RedisClient
  /** The connection is made with the first question, which waits for it, at most `connectWithin`. */
  readonly #firstTry: Promise<unknown>
  #isConnected = false

  constructor(url: string, log: Pick<Logger, 'info' | 'warn'>) {
    this.#url = url
    this.#log = log
    this.#client = this.#connect()
    const first = this.#client
    this.#firstTry = Promise.race(
      ['ready', 'error'].map((event) => new Promise((resolve) => first.once(event, resolve))),
    )
    // A connection that hangs may hang for ever, so it is replaced.
    this.#breaker.onBreak(() => {
      if (!this.#client.isReady) return
      this.#client.destroy()
      this.#lost('no answer')
      this.#client = this.#connect()
    })
  }

  get isConnected(): boolean {
    return this.#isConnected
  }

  /** The result; throws when there is none in time, or when the server is known to be away. */
  async ask<T>(work: (client: RedisClient) => Promise<T>): Promise<T> {
    await this.#firstTry
    if (!this.#isConnected) throw new Error('there is no connection to Redis')
    return this.#guard.execute(() => work(this.#client))
  }

  close(): void {
    this.#client.destroy()
  }

  #connect(): RedisClient {
    const client = open(this.#url)
    client.on('error', (error: unknown) => {
      if (client === this.#client) this.#lost(error)
    })
    client.on('ready', () => {
      if (client !== this.#client) return
      this.#isConnected = true
      this.#log.info('redis: connected')
    })
    client.connect().catch((error: unknown) => this.#lost(error))
    return client
  }

  #lost(error: unknown): void {
    if (this.#isConnected) this.#log.warn({ err: error }, 'redis: connection lost')
    this.#isConnected = false
  }
}
