import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, chmod, constants, mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isRoot } from './account.ts'
import { canEnter } from './place.ts'

const PREFIX = 'bieznik-postgres-'

/** Its files are in memory there; each database copied on a disk takes ten times as long. */
const IN_MEMORY = '/dev/shm'
/** Far more than tests write, so that whoever else keeps something there has room as well. */
const ROOM_BYTES = 4 * 1024 ** 3

/** A folder for a server that lives no longer than this process. */
export async function makeTemporaryFolder(): Promise<string> {
  const onDisk = (await isOpen(tmpdir())) ? tmpdir() : '/var/tmp'
  const base = (await hasRoom(IN_MEMORY)) ? IN_MEMORY : onDisk
  const folder = await mkdtemp(join(base, `${PREFIX}${process.pid}-`))
  await chmod(folder, 0o755)
  return folder
}

/** Containers often have very little of it, and other systems than Linux none. */
async function hasRoom(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK)
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize >= ROOM_BYTES && (await isOpen(folder))
  } catch {
    return false
  }
}

const isOpen = async (folder: string): Promise<boolean> => !isRoot || canEnter(folder)

export const removeTemporaryFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true })

/**
 * Sees to it that the server of a temporary folder ends with this process, however that ends: a program of its own waits for the end, stops
 * what is left and removes the folder.
 */
export async function endWithThisProcess(folder: string): Promise<void> {
  const script = fileURLToPath(new URL('end-with-owner.ts', import.meta.url))
  const watcher = spawn(process.execPath, [script, String(process.pid), folder], {
    cwd: '/',
    stdio: 'ignore',
    detached: true,
  })
  await once(watcher, 'spawn')
  watcher.unref()
}
