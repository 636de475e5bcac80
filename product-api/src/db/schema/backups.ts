import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core'

/** When `npm run backup` wrote one, so that staff can be told how old the last one is. */
export const backups = pgTable('backups', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  takenAt: timestamp('taken_at', { withTimezone: true }).notNull(),
})
