import { desc } from 'drizzle-orm'
import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../db/client.ts'
import { backups } from '../db/schema/backups.ts'

type Backup = Pick<typeof backups.$inferSelect, 'takenAt' | 'bytes'>

async function lastBackup(db: Database): Promise<Backup | undefined> {
  const { takenAt, bytes } = backups
  const [last] = await db.select({ takenAt, bytes }).from(backups).orderBy(desc(takenAt)).limit(1)
  return last
}

/** How old the last backup on record is, and how large. Without one, or without the database, there are no figures. */
export function watchBackups(
  registry: Registry,
  { db, onTrouble }: { db: Database; onTrouble: (error: unknown) => void },
): void {
  function watch(name: string, help: string, read: (backup: Backup) => number | null): void {
    const gauge = new Gauge({
      name,
      help,
      registers: [registry],
      collect: async () => {
        const last = await lastBackup(db).catch(onTrouble)
        const figure = last ? read(last) : null
        if (figure === null) gauge.remove()
        else gauge.set(figure)
      },
    })
  }
  watch(
    'shop_backup_age_seconds',
    'Time since the last backup was taken.',
    ({ takenAt }) => (Date.now() - takenAt.getTime()) / 1_000,
  )
  watch('shop_backup_bytes', 'Size of the file of the last backup.', ({ bytes }) => bytes)
}
