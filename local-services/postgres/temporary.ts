import { access, chmod, constants, mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exists } from '../files.ts'
import { isRoot } from './account.ts'
import { canEnter } from './place.ts'
import { isAlive, shutDown } from './running.ts'

const PREFIX = 'bieznik-postgres-'

/** Its files are in memory there; each database copied on a disk takes ten times as long. */
const IN_MEMORY = '/dev/shm'
/** Far more than tests write, so that whoever else keeps something there has room as well. */
const ROOM_BYTES = 4 * 1024 ** 3

/** A folder for a server that lives no longer than this process. */
export async function makeTemporaryFolder(): Promise<string> {
  const onDisk = (await isOpen(tmpdir())) ? tmpdir() : '/var/tmp'
  for (const base of [IN_MEMORY, onDisk]) if (await exists(base)) await removeAbandoned(base)
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

/** Servers of our own test runs that were killed would otherwise run for ever. */
async function removeAbandoned(base: string): Promise<void> {
  for (const name of await readdir(base)) {
    const owner = name.startsWith(PREFIX) ? Number.parseInt(name.slice(PREFIX.length), 10) : Number.NaN
    const folder = join(base, name)
    if (Number.isNaN(owner) || isAlive(owner) || !(await isOurs(folder))) continue
    await shutDown(join(folder, 'cluster')).catch(async (error: unknown) => {
      // Another start was quicker.
      if (await exists(folder)) throw error
    })
    await removeTemporaryFolder(folder)
  }
}

async function isOurs(folder: string): Promise<boolean> {
  return (await exists(folder)) && (await stat(folder)).uid === process.getuid?.()
}
