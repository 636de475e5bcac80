import { stat } from 'node:fs/promises'
import { connectDatabase } from '../client.ts'
import { backups } from '../schema/backups.ts'
import type { Contents } from './contents.ts'
import { takeBackup } from './take-backup.ts'

/** The message and what is behind it; PostgreSQL’s details, which quote rows, are left out. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message} (${explain(error.cause)})`
}

/** Notes that a backup was taken. The file is whole by then, so a database that takes no note fails nothing. */
async function record(url: string, path: string, { takenAt }: Contents): Promise<void> {
  const { db, pool } = connectDatabase({ url, poolSize: 1, onIdleError: () => undefined })
  try {
    const { size: bytes } = await stat(path)
    await db.insert(backups).values({ takenAt: new Date(takenAt), bytes })
  } catch (error) {
    process.stderr.write(`The backup is whole, but not on record for /admin/opening: ${explain(error)}\n`)
  } finally {
    await pool.end()
  }
}

/** Writes a backup into a file and puts it on record. Returns what is in it. Throws as `takeBackup` does. */
export async function backUp(url: string, path: string): Promise<Contents> {
  const taken = await takeBackup(url, path)
  await record(url, path, taken)
  return taken
}
