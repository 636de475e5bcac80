import { bigint, integer, pgTable, timestamp } from 'drizzle-orm/pg-core'

/** When one was written and how large its file is, so that somebody notices when none is taken, or an empty one. */
export const backups = pgTable('backups', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  takenAt: timestamp('taken_at', { withTimezone: true }).notNull(),
  /** Of the file; null: of versions that did not count. */
  bytes: bigint('bytes', { mode: 'number' }),
})
