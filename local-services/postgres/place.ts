import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, lstat, mkdir, realpath, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { exists } from '../files.ts'
import { isRoot, requireAccount, type Account } from './account.ts'
import { canRun, copyBinaries, requireBinaries } from './binaries.ts'

const run = promisify(execFile)

/** Where a server's binaries and its cluster are, and as whom it runs. */
export interface Place {
  /** The folder with `bin`, `lib` and `share`. */
  native: string
  /** The folder that holds the cluster, its password and its log. */
  cluster: string
  /** null: as ourselves. */
  runAs: Account | null
}

/** Folders that any user can enter and that outlive a reboot; the first one that can be written to is taken. */
const OPEN_FOLDERS = ['/var/lib/bieznik', '/var/tmp/bieznik']

/**
 * PostgreSQL refuses to be root, so for root it runs as another user, who usually cannot enter root's home. What that
 * user cannot reach lies in an open folder instead: the binaries once per version, the cluster once per data folder.
 */
export async function findPlace(dataDir: string): Promise<Place> {
  await mkdir(dataDir, { recursive: true })
  const folder = await realpath(dataDir)
  const native = requireBinaries()
  if (!isRoot) return { native, cluster: join(folder, 'cluster'), runAs: null }
  const cluster = await findCluster(folder)
  const runAs = (await getOwner(join(cluster, 'data'))) ?? (await requireAccount())
  const isReachable = await canRun(native, runAs)
  return {
    native: isReachable ? native : await copyBinaries(native, await requireOpenFolder()),
    cluster,
    runAs,
  }
}

async function findCluster(dataDir: string): Promise<string> {
  const own = join(dataDir, 'cluster')
  if ((await exists(own)) || (await canEnter(dataDir))) return own
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  const folder = join(await requireOpenFolder(), name)
  await makeOpenFolder(folder)
  await writeFile(join(dataDir, 'moved-to.txt'), `${folder}\n`)
  return join(folder, 'cluster')
}

/** A cluster that was made before keeps its user, whoever that was. */
async function getOwner(data: string): Promise<Account | null> {
  if (!(await exists(data))) return null
  const { uid, gid } = await stat(data)
  return uid === 0 ? null : { uid, gid }
}

export async function canEnter(folder: string): Promise<boolean> {
  const { uid, gid } = await requireAccount()
  return run('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { uid, gid, cwd: '/', timeout: 10_000 }).then(
    () => true,
    () => false,
  )
}

/** With a umask of root's, `mkdir` alone would close it. */
export async function makeOpenFolder(folder: string): Promise<void> {
  if ((await mkdir(folder, { recursive: true })) !== undefined) await chmod(folder, 0o755)
}

async function requireOpenFolder(): Promise<string> {
  const refusals: unknown[] = []
  for (const folder of OPEN_FOLDERS) {
    try {
      await makeOpenFolder(folder)
      const { uid } = await lstat(folder)
      // /var/tmp is open to all: a folder that someone else laid there is not ours to trust.
      if (uid === 0 && (await canEnter(folder))) return folder
      refusals.push(new Error(`${folder} belongs to another user or is closed`))
    } catch (error) {
      refusals.push(error)
    }
  }
  throw new AggregateError(
    refusals,
    `PostgreSQL needs a folder that any user can enter: ${OPEN_FOLDERS.join(' or ')}.`,
  )
}
