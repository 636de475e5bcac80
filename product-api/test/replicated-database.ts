import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findPlace } from '../../local-services/postgres/place.ts'
import { startPostgres } from '../../local-services/postgres/server.ts'
import { makeTemporaryFolder, removeTemporaryFolder } from '../../local-services/postgres/temporary.ts'
import { findFreePort } from './processes.ts'

const run = promisify(execFile)

export type ReplicatedDatabase = {
  primaryUrl: string
  replicaUrl: string
  /** `kill -9` of the replica. */
  killReplica: () => Promise<void>
  /** The replica is where it was, and catches up. */
  startReplica: () => Promise<void>
  stop: () => Promise<void>
}

/** Copies a cluster whose server is stopped, and makes the copy follow the one on this port. */
async function makeReplica(
  primaryFolder: string,
  replicaFolder: string,
  primaryPort: number,
): Promise<string> {
  const [primary, replica] = await Promise.all([primaryFolder, replicaFolder].map(findPlace))
  if (!primary || !replica) throw new Error('two folders have two places')
  // With the owner of each file, who is not always ourselves.
  await run('cp', ['-a', primary.cluster, replica.cluster])
  const password = (await readFile(join(replica.cluster, 'password'), 'utf8')).trim()
  const source = `host=127.0.0.1 port=${primaryPort} user=bieznik password=${password}`
  const data = join(replica.cluster, 'data')
  await writeFile(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`)
  await writeFile(join(data, 'standby.signal'), '')
  await rm(join(replica.cluster, 'users'), { recursive: true, force: true })
  return replica.cluster
}

/**
 * Two real PostgreSQLs, the second a streaming replica of the first, both as they are in production. `prepare` fills the first
 * before it is copied.
 */
export async function startReplicatedDatabase(
  prepare: (url: string) => Promise<void>,
): Promise<ReplicatedDatabase> {
  const [primaryFolder, replicaFolder] = [await makeTemporaryFolder(), await makeTemporaryFolder()]
  const [port, replicaPort] = [await findFreePort(), await findFreePort()]
  const first = await startPostgres({ dataDir: primaryFolder, port })
  await prepare(first.url)
  await first.stop()
  const cluster = await makeReplica(primaryFolder, replicaFolder, port)
  const primary = await startPostgres({ dataDir: primaryFolder, port })
  const startReplica = () => startPostgres({ dataDir: replicaFolder, port: replicaPort })
  let replica = await startReplica()
  return {
    primaryUrl: primary.url,
    replicaUrl: replica.url,
    killReplica: async () => {
      const [pid] = (await readFile(join(cluster, 'data/postmaster.pid'), 'utf8')).split('\n')
      process.kill(Number(pid), 'SIGKILL')
    },
    startReplica: async () => {
      replica = await startReplica()
    },
    stop: async () => {
      await Promise.all([replica.stop(), primary.stop()])
      await Promise.all([primaryFolder, replicaFolder].map(removeTemporaryFolder))
    },
  }
}
