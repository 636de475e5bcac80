import { createClient } from '@redis/client'
import { circuitBreaker, ConsecutiveBreaker, handleAll, timeout, TimeoutStrategy, wrap } from 'cockatiel'
import { shared } from '../env-shared.ts'
import { log } from './log.ts'
import { showConnection } from './show-connection.ts'

/** Milliseconds. Whoever asks can go on without an answer, so nobody waits long. */
const FIGURES = { connectWithin: 500, answerWithin: 150, silentFor: 2_000, failures: 3, probeEvery: 1_000 }
const LONGEST_PAUSE_MS = 2_000

const open = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: FIGURES.connectWithin,
      socketTimeout: FIGURES.silentFor,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** Math.min(tries, 10), LONGEST_PAUSE_MS),
    },
  })

type RedisClient = ReturnType<typeof open>

/** The connection to Valkey or Redis. It is made by itself, again and again; nobody waits for it. */
export class RedisLink {
  readonly #url: string
  readonly #breaker = circuitBreaker(handleAll, {
    halfOpenAfter: FIGURES.probeEvery,
    breaker: new ConsecutiveBreaker(FIGURES.failures),
  })
  readonly #guard = wrap(
    this.#breaker,
    timeout(FIGURES.answerWithin, { strategy: TimeoutStrategy.Aggressive, abortOnReturn: false }),
  )
  #client: RedisClient
  #run: string | null = null

  constructor(url: string) {
    this.#url = url
    this.#client = this.#connect()
    // One that hangs may hang for ever: a new connection finds out.
    this.#breaker.onBreak(() => {
      if (!this.#client.isReady) return
      this.#client.destroy()
      this.#lost('no answer')
      this.#client = this.#connect()
    })
  }

  /**
   * Which run of the server this is connected to; null: none. After a restart, or on a replica that has taken over, it is
   * another one, and what was there before may be older than it looks.
   */
  get run(): string | null {
    return this.#run
  }

  /** The answer; throws when there is none in time, or when the server is known to be away. */
  async ask<T>(work: (client: RedisClient) => Promise<T>): Promise<T> {
    if (this.#run === null) throw new Error('there is no connection to Redis')
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
    client.on('ready', () => void this.#recognize(client))
    client.connect().catch((error: unknown) => this.#lost(error))
    return client
  }

  async #recognize(client: RedisClient): Promise<void> {
    try {
      const [, run] = /^run_id:(\w+)/m.exec(await client.info('server')) ?? []
      if (!run || client !== this.#client) return
      this.#run = run
      log.info('connected to Redis')
    } catch (error) {
      this.#lost(error)
    }
  }

  #lost(error: unknown): void {
    if (this.#run !== null) log.warn({ err: error }, 'Redis is away')
    this.#run = null
  }
}

declare global {
  // Node.js loads the caches, and Next.js gives pages and handlers each a copy of a module. Of this the process has one.
  var bieznikRedis: RedisLink | undefined
}

/** Null: no `REDIS_URL` is set. */
export function redisLink(): RedisLink | null {
  if (shared.redisUrl === null) return null
  if (globalThis.bieznikRedis) return globalThis.bieznikRedis
  const link = new RedisLink(shared.redisUrl)
  showConnection(() => link.run !== null)
  return (globalThis.bieznikRedis = link)
}
