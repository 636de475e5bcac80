import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

const DAY_MS = 24 * 60 * 60_000
const NAME = /^bieznik-(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})\.gz$/

/** The file of a backup that is taken at `now`: it has the name of the minute, UTC. */
export const nameOfBackup = (now: Date): string =>
  `bieznik-${now.toISOString().slice(0, 16).replaceAll(':', '')}.gz`

/** When a file was taken; null: it is none of ours. */
function timeOf(name: string): Date | null {
  const [, day, hours, minutes] = NAME.exec(name) ?? []
  return day === undefined ? null : new Date(`${day}T${hours}:${minutes}:00Z`)
}

/** Backups by their names, the newest first. */
const newestFirst = (names: readonly string[]): { name: string; time: Date }[] =>
  names
    .map((name) => ({ name, time: timeOf(name) }))
    .filter((file): file is { name: string; time: Date } => file.time !== null)
    .toSorted((one, other) => other.time.getTime() - one.time.getTime())

/** Whether none was taken since the last time of the day at which one is to be. `at`: such as `02:15`, UTC. */
export function isBackupDue(names: readonly string[], at: string, now: Date): boolean {
  const today = new Date(`${now.toISOString().slice(0, 10)}T${at}:00Z`)
  const due = today <= now ? today : new Date(today.getTime() - DAY_MS)
  const [newest] = newestFirst(names)
  return newest === undefined || newest.time < due
}

/** Backups past their retention. The newest one stays, however old it is. */
export const outdatedBackups = (names: readonly string[], retentionDays: number, now: Date): string[] =>
  newestFirst(names)
    .slice(1)
    .filter(({ time }) => now.getTime() - time.getTime() > retentionDays * DAY_MS)
    .map(({ name }) => name)

type Daily = {
  folder: string
  at: string
  retentionDays: number
  /** Writes a backup into a file. */
  take: (path: string) => Promise<void>
}

/** Takes the backup of the day when it is due, and deletes what is too old. Returns the file; null: there is one already. */
export async function backUpWhenDue(
  { folder, at, retentionDays, take }: Daily,
  now: Date,
): Promise<string | null> {
  if (!isBackupDue(await readdir(folder), at, now)) return null
  const path = join(folder, nameOfBackup(now))
  await take(path)
  const outdated = outdatedBackups(await readdir(folder), retentionDays, now)
  await Promise.all(outdated.map((name) => rm(join(folder, name))))
  return path
}
