import { execFile } from 'node:child_process'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { getText } from '../files.ts'
import { getDataDirectory } from './connection.ts'

const run = promisify(execFile)

/** How long a server that is just starting or just stopping may take until we know which of the two. */
const UNDECIDED_MS = 15_000

interface Postmaster {
  pid: number
  port: number
}

const pidFile = (cluster: string): string => join(cluster, 'data/postmaster.pid')

/** Lines of `postmaster.pid`: pid, data directory, start time, port, … (PostgreSQL, `src/include/utils/pidfile.h`). */
async function getPostmaster(cluster: string): Promise<Postmaster | null> {
  const [pid, , , port] = ((await getText(pidFile(cluster))) ?? '').split('\n').map(Number)
  return pid && port ? { pid, port } : null
}

/**
 * The server of this cluster that is running already, for example because its parent was killed; null: none is, and one
 * can be started. A pid file that was left behind and names a stranger is removed.
 */
export async function getRunning(cluster: string, password: string): Promise<Postmaster | null> {
  const deadline = Date.now() + UNDECIDED_MS
  for (;;) {
    const postmaster = await getPostmaster(cluster)
    if (!postmaster || !isAlive(postmaster.pid)) return null
    if (!(await isServerOf(cluster, postmaster.pid))) {
      await rm(pidFile(cluster), { force: true })
      return null
    }
    if (await getDataDirectory(postmaster.port, password)) return postmaster
    if (Date.now() > deadline) {
      throw new Error(
        `PostgreSQL (process ${postmaster.pid}) runs on ${cluster} and does not answer. End it first.`,
      )
    }
    await sleep(100)
  }
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM: alive, and another user's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Numbers of processes are used again: after a reboot the one in the file may be anybody's. The server's working
 * directory is its data folder, also after that was moved.
 */
async function isServerOf(cluster: string, pid: number): Promise<boolean> {
  const data = join(cluster, 'data')
  if (process.platform !== 'linux') {
    const { stdout } = await run('ps', ['-o', 'args=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
    return stdout.includes(data)
  }
  const [ours, theirs] = await Promise.all([stat(data), stat(`/proc/${pid}/cwd`).catch(() => null)])
  return theirs?.ino === ours.ino && theirs.dev === ours.dev
}

/** PostgreSQL's "fast" shutdown; its "immediate" one, which costs a recovery at the next start, if that takes too long. */
export async function shutDown(cluster: string): Promise<void> {
  await signalAndWait(cluster, 'SIGINT', 10_000)
  await signalAndWait(cluster, 'SIGQUIT', 5_000)
}

async function signalAndWait(cluster: string, signal: 'SIGINT' | 'SIGQUIT', patience: number): Promise<void> {
  const pid = (await getPostmaster(cluster))?.pid
  if (pid === undefined || !isAlive(pid) || !(await isServerOf(cluster, pid))) return
  process.kill(pid, signal)
  const deadline = Date.now() + patience
  // The file goes last; a process whose new parent does not look after it stays in the table of processes for ever.
  while (isAlive(pid) && (await getPostmaster(cluster)) && Date.now() < deadline) await sleep(50)
}
