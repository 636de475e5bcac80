import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import type { Logger } from 'pino'
import { connectDatabase, type Database, type Queryable } from '../db/client.ts'
import {
  createReplicatedReader,
  ReplicaUnfit,
  type CatalogueReader,
  type Servers,
  type Watch,
} from './catalogue-reader.ts'
import { readPrimaryPosition, readReplicaPosition } from './position.ts'

/** Milliseconds. Shorter than elsewhere: the primary has its turn afterwards. */
const TIMEOUTS = { connectTimeoutMs: 500, statementTimeoutMs: 1_000 }

export type OpenCatalogue = CatalogueReader & { close: () => Promise<void> }

/** The catalogue on the primary alone, whose pool is somebody else's. */
export const readingFrom = (db: Queryable): OpenCatalogue => ({
  read: (work) => work(db),
  close: async () => undefined,
})

type Options = {
  primary: Database
  primaryUrl: string
  replicaUrl: string
  poolSize: number
  prepares: boolean
  logger: Pick<Logger, 'info' | 'warn'>
  watch: Watch
}

/** One at a time asks how far the primary is, in a connection of its own: orders may hold all others. */
function connectForQuestions({ primaryUrl: url, prepares, logger }: Options) {
  const onIdleError = (error: Error) => logger.warn({ err: error }, 'an idle database connection broke')
  return connectDatabase({ url, poolSize: 1, prepares, ...TIMEOUTS, onIdleError })
}

function connectReplica({ replicaUrl: url, poolSize, prepares, logger }: Options) {
  const onIdleError = (error: Error) => logger.warn({ err: error }, 'an idle connection to the replica broke')
  const { pool } = connectDatabase({ url, poolSize, prepares, ...TIMEOUTS, onIdleError })
  // Queries that are built once are built once for each of these.
  const databases = new WeakMap<PoolClient, Queryable>()
  const databaseOf = (client: PoolClient): Queryable => {
    const db = databases.get(client) ?? drizzle(client)
    databases.set(client, db)
    return db
  }
  /** All in one connection: another one may lead to the server after a restart, which may know less than before it. */
  const withReplica: Servers<Queryable>['withReplica'] = async (work) => {
    const client = await pool.connect()
    try {
      const db = databaseOf(client)
      const result = await work({ db, askPosition: () => readReplicaPosition(db) })
      client.release()
      return result
    } catch (error) {
      client.release(!(error instanceof ReplicaUnfit))
      throw error
    }
  }
  return { pool, withReplica }
}

/** Tells the log once that the replica is given up and once that it is used again, whatever is tried between. */
function telling({ logger, watch }: Pick<Options, 'logger' | 'watch'>): Watch {
  let isUsed = true
  return {
    ...watch,
    used: (isUsedNow, reason) => {
      if (isUsedNow === isUsed) return
      isUsed = isUsedNow
      watch.used(isUsed)
      if (isUsed) logger.info('the catalogue is read from the replica again')
      else logger.warn({ err: reason }, 'the catalogue is read from the primary for the time being')
    },
  }
}

/**
 * The catalogue on the replica, as far as that is as new as the primary. One that is away or none at all is no reason not to
 * start: it may come, or become one.
 */
export async function openReplicatedCatalogue(options: Options): Promise<OpenCatalogue> {
  const { primary, logger } = options
  const questions = connectForQuestions(options)
  const { pool, withReplica } = connectReplica(options)
  const { read, check } = createReplicatedReader<Queryable>(
    { primary, askPrimaryPosition: () => readPrimaryPosition(questions.db), withReplica },
    telling(options),
  )
  try {
    await check()
    logger.info('the catalogue is read from the replica')
  } catch (error) {
    logger.warn({ err: error }, 'the replica cannot be used yet')
  }
  return {
    read,
    close: async () => {
      await Promise.all([pool.end(), questions.pool.end()])
    },
  }
}
