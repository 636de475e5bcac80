import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findPlace } from '../../local-services/postgres/place.ts'
import { startPostgres, type Postgres } from '../../local-services/postgres/server.ts'
import { makeTemporaryFolder, removeTemporaryFolder } from '../../local-services/postgres/temporary.ts'
import { findFreePort } from '../../local-services/free-ports.ts'

const run = promisify(execFile)

export type ReplicatedDatabase = {
  primaryUrl: () => string
  replicaUrl: () => string
  /** `kill -9` of the replica. */
  killReplica: () => Promise<void>
  /** The replica is where it was, and catches up. */
  startReplica: () => Promise<void>
  stop: () => Promise<void>
}

type Server = { folder: string; cluster: string; port: number; running: Postgres }

async function startServer(folder: string, port: number): Promise<Server> {
  const running = await startPostgres({ dataDir: folder, port })
  return { folder, cluster: (await findPlace(folder)).cluster, port, running }
}

/** From its next start on, the server of this cluster does what the one on this port has done. */
async function follow(cluster: string, port: number): Promise<void> {
  const password = (await readFile(join(cluster, 'password'), 'utf8')).trim()
  const source = `host=127.0.0.1 port=${port} user=bieznik password=${password}`
  const data = join(cluster, 'data')
  await writeFile(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`)
  await writeFile(join(data, 'standby.signal'), '')
}

/** Another cluster with the same files, each with its owner, who is not always ourselves. The server is stopped. */
async function copyCluster({ cluster }: Server): Promise<string> {
  const folder = await makeTemporaryFolder()
  const place = await findPlace(folder)
  await run('cp', ['-a', cluster, place.cluster])
  await rm(join(place.cluster, 'users'), { recursive: true, force: true })
  return folder
}

/**
 * Two real PostgreSQLs, the second a streaming replica of the first, both as they are in production. `prepare` fills the first
 * before it is copied.
 */
export async function startReplicatedDatabase(
  prepare: (url: string) => Promise<void>,
): Promise<ReplicatedDatabase> {
  const first = await startServer(await makeTemporaryFolder(), await findFreePort())
  await prepare(first.running.url)
  await first.running.stop()
  const copy = await copyCluster(first)
  await follow((await findPlace(copy)).cluster, first.port)
  const primary = await startServer(first.folder, first.port)
  let replica = await startServer(copy, await findFreePort())
  return {
    primaryUrl: () => primary.running.url,
    replicaUrl: () => replica.running.url,
    killReplica: async () => {
      const [pid] = (await readFile(join(replica.cluster, 'data/postmaster.pid'), 'utf8')).split('\n')
      process.kill(Number(pid), 'SIGKILL')
    },
    startReplica: async () => {
      replica = await startServer(replica.folder, replica.port)
    },
    stop: async () => {
      for (const { running, folder } of [replica, primary]) {
        await running.stop()
        await removeTemporaryFolder(folder)
      }
    },
  }
}
