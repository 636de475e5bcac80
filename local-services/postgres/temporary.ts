import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exists } from '../files.ts'
import { isRoot } from './account.ts'
import { canEnter } from './place.ts'
import { isAlive, shutDown } from './running.ts'

const PREFIX = 'bieznik-postgres-'

/** A folder for a server that lives no longer than this process. */
export async function makeTemporaryFolder(): Promise<string> {
  const base = !isRoot || (await canEnter(tmpdir())) ? tmpdir() : '/var/tmp'
  await removeAbandoned(base)
  const folder = await mkdtemp(join(base, `${PREFIX}${process.pid}-`))
  await chmod(folder, 0o755)
  return folder
}

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
