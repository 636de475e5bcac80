import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel'
import type { Queryable } from '../db/client.ts'
import type { Position } from './position.ts'
import { shareQuestion } from './shared-question.ts'

/** Reads what everyone may see. The work may be done twice, so it changes nothing. */
export type Reader<Db> = { read: <T>(work: (db: Db) => Promise<T>) => Promise<T> }
export type CatalogueReader = Reader<Queryable>

/** A connection to the replica. */
export type Replica<Db> = { db: Db; askPosition: () => Promise<Position | null> }

export type Servers<Db> = {
  primary: Db
  askPrimaryPosition: () => Promise<Position>
  /** Lends a connection, which is closed when the work fails for another reason than `ReplicaUnfit`. */
  withReplica: <T>(work: (replica: Replica<Db>) => Promise<T>) => Promise<T>
}

/** Who answered, or why it was not the replica. */
export type ReadOutcome = 'replica' | 'behind' | 'foreign' | 'failed' | 'resting'

export type Watch = {
  ended: (outcome: ReadOutcome) => void
  /** How far the replica is behind, in bytes of the log. */
  behind: (bytes: number) => void
  /** Told when the replica is given up for a while, which may be each second anew, and when it is used again. */
  used: (isUsed: boolean, reason?: unknown) => void
}

/** Milliseconds. The storefront waits 2 s for the catalogue: the primary has to have its turn in that time. */
const FIGURES = { within: 800, failures: 5, restFor: 1_000, behindFor: 1_000 }

export class ReplicaUnfit extends Error {
  readonly outcome: 'behind' | 'foreign'
  /** Whether that is nothing out of the ordinary: right after a change, all who read find the replica behind. */
  readonly isPassing: boolean

  constructor(outcome: ReplicaUnfit['outcome'], message: string, isPassing = false) {
    super(message)
    this.outcome = outcome
    this.isPassing = isPassing
  }
}

const isTrouble = (error: unknown): boolean => !(error instanceof ReplicaUnfit && error.isPassing)

/** Throws as long as the replica is behind; that passes, until no read has found it otherwise for a while. */
function createPatience(): (bytes: number) => void {
  let behindSince: number | null = null
  return (bytes) => {
    const now = performance.now()
    behindSince = bytes > 0 ? (behindSince ?? now) : null
    if (behindSince === null) return
    const isPassing = now - behindSince < FIGURES.behindFor
    throw new ReplicaUnfit('behind', `the replica is ${bytes} bytes behind`, isPassing)
  }
}

function bytesBehind(primary: Position, replica: Position | null): number {
  if (replica?.history !== primary.history)
    throw new ReplicaUnfit('foreign', 'DATABASE_REPLICA_URL names no replica of the database')
  return Math.max(0, Number(primary.at - replica.at))
}

function outcomeOf(error: unknown): ReadOutcome {
  if (error instanceof ReplicaUnfit) return error.outcome
  return error instanceof BrokenCircuitError ? 'resting' : 'failed'
}

function createGuard({ used }: Watch) {
  const breaker = circuitBreaker(handleWhen(isTrouble), {
    halfOpenAfter: FIGURES.restFor,
    breaker: new ConsecutiveBreaker(FIGURES.failures),
  })
  const within = timeout(FIGURES.within, { strategy: TimeoutStrategy.Aggressive, abortOnReturn: false })
  breaker.onBreak((reason) => used(false, 'error' in reason ? reason.error : undefined))
  breaker.onReset(() => used(true))
  return { breaker, guard: wrap(breaker, within) }
}

/**
 * Reads from the replica whatever is there already: all that the primary had committed when the read began. Everything else, and
 * everything while the replica is away, slow or foreign, is read from the primary. So a read is never older than its beginning,
 * whoever made the change and however he heard of it.
 */
export function createReplicatedReader<Db>(
  servers: Servers<Db>,
  watch: Watch,
): Reader<Db> & { check: () => Promise<void> } {
  const { breaker, guard } = createGuard(watch)
  const askPrimaryPosition = shareQuestion(servers.askPrimaryPosition)
  const requireAllOfIt = createPatience()

  async function readFromReplica<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const primary = await askPrimaryPosition()
    return servers.withReplica(async ({ db, askPosition }) => {
      const bytes = bytesBehind(primary, await askPosition())
      watch.behind(bytes)
      requireAllOfIt(bytes)
      return work(db)
    })
  }

  /** null: somebody else has to answer. */
  async function tryReplica<T>(work: (db: Db) => Promise<T>): Promise<{ result: T } | null> {
    try {
      // While one read finds out whether the replica is back, the breaker would let all others wait for it.
      if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError()
      const result = await guard.execute(() => readFromReplica(work))
      watch.ended('replica')
      return { result }
    } catch (error) {
      watch.ended(outcomeOf(error))
      return null
    }
  }

  return {
    /** Rejects when the replica cannot be used at the moment, with the reason. */
    check: () => readFromReplica(async () => undefined),
    read: async (work) => {
      const read = await tryReplica(work)
      return read ? read.result : work(servers.primary)
    },
  }
}
