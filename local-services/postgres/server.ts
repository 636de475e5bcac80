import { ensureCluster, readPassword } from './cluster.ts'
import { ensureDatabase, urlOf } from './connection.ts'
import { launch } from './launch.ts'
import { findPlace, type Place } from './place.ts'
import { getRunning, shutDown } from './running.ts'
import { makeTemporaryFolder, removeTemporaryFolder } from './temporary.ts'
import { enter, leave } from './users.ts'

export interface Postgres {
  /** Of the shop's database, for a role that may make others. */
  url: string
  /** Stops the server, unless another process still uses it. */
  stop: () => Promise<void>
}

type Options = {
  /** Taken free when not given. */
  port?: number
} & (
  | { dataDir: string; ephemeral?: false }
  /** For tests: in a temporary folder that `stop` removes, and not safe against a power cut. */
  | { dataDir?: undefined; ephemeral: true }
)

const COMMON = ['max_connections=200', 'log_checkpoints=off']
/** What a crash of the machine could damage is of no worth after it. Many tests use one server at once. */
const FORGETFUL = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=300']

/**
 * A real PostgreSQL on loopback, its data in `dataDir`. One that already runs on that folder is used as it is, whatever
 * `port` says. Throws when it cannot be started, with what it said.
 */
export async function startPostgres(options: Options): Promise<Postgres> {
  const dataDir = options.dataDir ?? (await makeTemporaryFolder())
  const place = await findPlace(dataDir)
  await ensureCluster(place)
  const password = await readPassword(place.cluster)
  await enter(place.cluster)
  const flags = options.ephemeral ? [...COMMON, ...FORGETFUL] : COMMON
  const port = await findOrLaunch(place, { port: options.port, password, flags })
  await ensureDatabase(port, password)
  return {
    url: urlOf(port, password),
    stop: async () => {
      if (!(await leave(place.cluster))) return
      await shutDown(place.cluster)
      if (options.ephemeral) await removeTemporaryFolder(dataDir)
    },
  }
}

async function findOrLaunch(place: Place, how: Parameters<typeof launch>[1]): Promise<number> {
  const running = await getRunning(place.cluster, how.password)
  if (running) return running.port
  try {
    return await launch(place, how)
  } catch (error) {
    // Another start was quicker.
    const other = await getRunning(place.cluster, how.password)
    if (other) return other.port
    throw error
  }
}
