import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isAlive } from './running.ts'

/*
 * Who uses a server: one file per process, named by its number. The shop and the seed command may use the same server at
 * once; the last one to leave stops it. A process that was killed leaves its file, which then counts for nothing.
 */

export async function enter(cluster: string): Promise<void> {
  await mkdir(join(cluster, 'users'), { recursive: true })
  await writeFile(join(cluster, 'users', String(process.pid)), '')
}

/** Returns whether nobody is left. */
export async function leave(cluster: string): Promise<boolean> {
  await rm(join(cluster, 'users', String(process.pid)), { force: true })
  let isEmpty = true
  for (const name of await readdir(join(cluster, 'users'))) {
    if (isAlive(Number(name))) isEmpty = false
    else await rm(join(cluster, 'users', name), { force: true })
  }
  return isEmpty
}
