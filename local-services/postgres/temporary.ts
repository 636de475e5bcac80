import { access, chmod, constants, mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endWithThisProcess } from '../run-folder.ts'
import { isRoot } from './account.ts'
import { canEnter } from './place.ts'

const PREFIX = 'bieznik-postgres-'

/** Its files are in memory there; each database copied on a disk takes ten times as long. */
const IN_MEMORY = '/dev/shm'
/** Far more than tests write, so that whoever else keeps something there has room as well. */
const ROOM_BYTES = 4 * 1024 ** 3

/** A folder for a server that lives no longer than this process, however that ends. */
export async function makeTemporaryFolder(): Promise<string> {
  const onDisk = (await isOpen(tmpdir())) ? tmpdir() : '/var/tmp'
  const base = (await hasRoom(IN_MEMORY)) ? IN_MEMORY : onDisk
  const folder = await mkdtemp(join(base, `${PREFIX}${process.pid}-`))
  await chmod(folder, 0o755)
  endWithThisProcess(folder)
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
